import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Alert } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { mediaTexts } from "./media_texts.ts";
import type { FileUpload } from "./use_upload.ts";

/** How far the upload of one file has come, or why it failed. */
export function UploadState({ upload, onCancel }: { upload: FileUpload; onCancel(): void }) {
  if (upload.state === "error") return <Alert>{upload.message}</Alert>;
  if (upload.state === "complete") {
    return (
      <p className="image-complete">
        <Icon name="check" size={18} />
        {mediaTexts.image.complete}
      </p>
    );
  }
  if (upload.state === "idle") return null;
  const { progress } = upload;
  return (
    <div className="image-progress">
      <ProgressBar label={mediaTexts.image.uploading} value={progress < 1 ? progress : null} />
      <span>
        {progress < 1 ? mediaTexts.upload.sending(Math.floor(progress * 100)) : mediaTexts.upload.processing}
      </span>
      <Button look="quiet" onClick={onCancel}>{mediaTexts.upload.cancel}</Button>
    </div>
  );
}
