import { LIBRARY_TYPES } from "../../../contract/media.ts";
import { formatBytes } from "../format.ts";
import { mediaTexts } from "./media_texts.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DropZone } from "../ui/DropZone.tsx";
import { FieldError } from "../ui/Field.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { isRunning, type Upload } from "./UploadQueue.ts";
import type { Uploads } from "./use_uploads.ts";

const own = mediaTexts.upload;

/** A dialog to drop or choose files, with a progress bar each. Closing it does not stop the uploads. */
export function UploadDialog(
  { uploads: { queue, uploads, running }, onClose }: { uploads: Uploads; onClose(): void },
) {
  return (
    <Dialog title={own.title} onClose={onClose}>
      <DropZone onFiles={(files) => queue.add(files)}>
        <Icon name="upload" size={32} />
        <p>{own.drop}</p>
        <FileButton
          types={LIBRARY_TYPES}
          multiple
          look={uploads.length === 0 ? "primary" : "plain"}
          describedBy="upload-hint"
          onFiles={(files) => queue.add(files)}
        >
          {own.choose}
        </FileButton>
        <p id="upload-hint" className="muted">{own.hint}</p>
      </DropZone>
      {uploads.length > 0 && (
        <ul className="uploads" aria-label={own.list}>
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadRow
                upload={upload}
                onCancel={() => queue.cancel(upload.id)}
                onRetry={() => queue.retry(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <footer className="dialog-footer">
        {running && <Button onClick={() => queue.cancelAll()}>{own.cancelAll}</Button>}
        <Button look={running || uploads.length === 0 ? "plain" : "primary"} onClick={onClose}>
          {own.close}
        </Button>
      </footer>
    </Dialog>
  );
}

interface RowProps {
  upload: Upload;
  onCancel(): void;
  onRetry(): void;
}

function UploadRow({ upload, onCancel, onRetry }: RowProps) {
  const { name, size, state, progress, message, isRefused } = upload;
  return (
    <div className="upload" data-state={state}>
      <p className="upload-name">
        <span className="break">{name}</span> <span className="muted">{formatBytes(size)}</span>
      </p>
      <p className="upload-state">
        {(state === "done" || state === "known") && <Icon name="check" size={18} />}
        {stateText(upload)}
      </p>
      {isRunning(upload) && <IconButton label={`${own.cancel}: ${name}`} icon="close" onClick={onCancel} />}
      {(state === "failed" && !isRefused || state === "cancelled") && (
        <Button look="quiet" onClick={onRetry}>
          {own.retry}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
      {(state === "sending" || state === "processing") && (
        <ProgressBar label={own.progressOf(name)} value={state === "sending" ? progress : null} />
      )}
      {message && (
        <div role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
    </div>
  );
}

function stateText({ state, progress }: Upload): string {
  if (state === "sending") return own.sending(Math.floor(progress * 100));
  return state === "failed" ? own.failed : own[state];
}
