import { type Media, MediaSchema } from "../../../contract/media.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { MediaGrid } from "../ui/MediaGrid.tsx";
import { MediaDialog } from "./MediaDialog.tsx";
import { mediaTexts as own } from "./media_texts.ts";
import { UploadDialog } from "./UploadDialog.tsx";
import { useUploads } from "./use_uploads.ts";

const mediaList: ListDescription<Media> = {
  resource: { path: "/api/admin/media", schema: MediaSchema, texts: own },
  icon: "image",
  nameOf: ({ name }) => name,
  view: ({ rows, busy, address }) => (
    <MediaGrid
      label={own.title}
      items={rows}
      busy={busy}
      onOpen={({ id }) => address.open({ view: id })}
    />
  ),
};

/** `?action=new` opens the upload dialog, `?view=ID` the details of a file. */
export function MediaPage() {
  const uploads = useUploads();
  return (
    <ListPage
      list={mediaList}
      addLabel={uploads.running && own.upload.running(uploads.percent)}
      dialogs={({ address, rows, onGone }) => (
        <>
          {address.view && (
            <MediaDialog
              key={address.view}
              id={address.view}
              known={rows?.find(({ id }) => id === address.view)}
              onClose={address.closeView}
              onDeleted={onGone}
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
        </>
      )}
    />
  );
}
