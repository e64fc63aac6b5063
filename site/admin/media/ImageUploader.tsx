import { useId, useState } from "react";
import { IMAGE_TYPES } from "../../../contract/media.ts";
import { MediaPicker } from "./MediaPicker.tsx";
import { mediaTexts } from "./media_texts.ts";
import { UploadState } from "./UploadState.tsx";
import { useUpload } from "./use_upload.ts";
import { Button } from "../ui/Button.tsx";
import { DropZone } from "../ui/DropZone.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";

const own = mediaTexts.image;

interface Props {
  /** Label of the URL field. */
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  hint?: string | undefined;
  /** The recommended size, `600x600`; empty where any will do. */
  pixels?: string | undefined;
  required?: boolean;
}

/** An image field: drop a file, choose one from the disk or the media library, or type a URL. */
export function ImageUploader(props: Props) {
  const { label, value, onChange, error, hint, pixels = "600x600", required = false } = props;
  const id = useId();
  const [picking, setPicking] = useState(false);
  const { upload, start, cancel } = useUpload("image", ({ url }) => onChange(url));
  const address = value.trim();
  const shown = /^(https?:\/\/|\/(?!\/))\S+$/.test(address) ? address : null;
  const take = ([file]: File[]) => file && void start(file);

  return (
    <div className="image-uploader" data-state={upload.state}>
      <DropZone className="drop-zone-picture" onFiles={take}>
        {shown ? <Thumbnail large src={shown} /> : (
          <>
            <Icon name="image" size={32} />
            <p>{own.drop}</p>
          </>
        )}
      </DropZone>
      <p id={id} className="field-hint">{own.hint(pixels)}</p>
      <UploadState upload={upload} onCancel={cancel} />
      <div className="image-actions">
        <FileButton types={IMAGE_TYPES} icon="upload" describedBy={id} onFiles={take}>
          {shown ? own.replace : own.choose}
        </FileButton>
        <Button icon="image" aria-haspopup="dialog" onClick={() => setPicking(true)}>{own.library}</Button>
        {address && <Button look="danger" icon="trash" onClick={() => onChange("")}>{own.remove}</Button>}
      </div>
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        required={required}
        type="url"
        hint={hint}
      />
      {picking && (
        <MediaPicker
          type="image"
          onClose={() => setPicking(false)}
          onPick={({ url }) => {
            onChange(url);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
