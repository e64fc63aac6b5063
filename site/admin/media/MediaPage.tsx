import { useRef } from "react";
import * as z from "zod/mini";
import { MediaSchema } from "../../../contract/media.ts";
import { useListAddress } from "../list_address.ts";
import { MediaDialog } from "./MediaDialog.tsx";
import { mediaTexts } from "./media_texts.ts";
import { ListResult } from "../ui/ListResult.tsx";
import { MediaGrid } from "../ui/MediaGrid.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { UploadDialog } from "./UploadDialog.tsx";
import { useList } from "../use_list.ts";
import { useUploads } from "./use_uploads.ts";

const MediaListSchema = z.array(MediaSchema);
const own = mediaTexts;

/** `?action=new` opens the upload dialog, `?view=…` a file's details. */
export function MediaPage() {
  const address = useListAddress();
  const list = useList("/api/admin/media", MediaListSchema, address);
  const uploads = useUploads();
  const add = useRef<HTMLButtonElement>(null);
  const viewed = address.get("view");
  return (
    <div className="stack">
      <div className="toolbar">
        <SearchBox
          label={own.search}
          placeholder={own.placeholder}
          value={address.q}
          onSearch={(q) => address.filter({ q })}
        />
        <button
          ref={add}
          type="button"
          className="button button-primary"
          aria-haspopup="dialog"
          onClick={() => address.open({ action: "new" })}
        >
          {uploads.running ? own.upload.running(uploads.percent) : own.add}
        </button>
      </div>
      <ListResult query={list} address={address} texts={own} icon="image">
        <MediaGrid
          label={own.title}
          items={list.data?.items}
          busy={list.isPlaceholderData}
          onOpen={({ id }) => address.open({ view: id })}
        />
      </ListResult>
      {viewed && (
        <MediaDialog
          key={viewed}
          id={viewed}
          known={list.data?.items.find(({ id }) => id === viewed)}
          onClose={() => address.open({ view: null }, { replace: true })}
          onDeleted={() => add.current?.focus()}
        />
      )}
      {address.get("action") === "new" && (
        <UploadDialog
          uploads={uploads}
          onClose={() => {
            uploads.queue.clear();
            address.open({ action: null }, { replace: true });
          }}
        />
      )}
    </div>
  );
}
