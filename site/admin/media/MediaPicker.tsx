import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPortal } from "react-dom";
import { IMAGE_TYPES, LIBRARY_TYPES, type Media, MediaSchema } from "../../../contract/media.ts";
import { readList, withParams } from "../api.ts";
import { mediaTexts } from "./media_texts.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DropZone } from "../ui/DropZone.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { MediaGrid } from "../ui/MediaGrid.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { SearchBox } from "../list/SearchBox.tsx";
import { UploadState } from "./UploadState.tsx";
import { useUpload } from "./use_upload.ts";

const PATH = "/api/admin/media";
const PAGE_SIZE = 24;
const own = mediaTexts;

interface Props {
  /** Only files of this type; all files if undefined. */
  type?: Media["type"];
  onPick(item: Media): void;
  onClose(): void;
}

const TYPES: Record<Media["type"], readonly string[]> = {
  image: IMAGE_TYPES,
  document: LIBRARY_TYPES.filter((type) => !type.startsWith("image/")),
  other: LIBRARY_TYPES,
};

/** A dialog to choose a file of the media library, or to upload one, which is chosen then. */
export function MediaPicker({ type, onPick, onClose }: Props) {
  const [q, search] = useState("");
  const files = useInfiniteQuery({
    queryKey: [PATH, "picker", type, q],
    queryFn: ({ pageParam, signal }) =>
      readList(withParams(PATH, { q, type, cursor: pageParam, limit: PAGE_SIZE }), MediaSchema, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const items = files.data?.pages.flatMap((page) => page.items);
  return createPortal(
    // React events bubble through a portal: without this, a search would submit the outer form.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog title={own.picker.title} onClose={onClose}>
        <PickerUpload type={type} onPick={onPick} />
        <SearchBox label={own.search} placeholder={own.placeholder} value={q} onSearch={search} />
        {files.isError && !items
          ? <LoadFailure title={own.loadError} query={files} />
          : items?.length === 0
          ? <EmptyState icon="image" title={own.empty} hint={q ? texts.list.differentTerm : own.emptyHint} />
          : <MediaGrid label={own.title} items={items} busy={files.isPlaceholderData} onOpen={onPick} />}
        {files.hasNextPage && (
          <Button
            className="media-more"
            aria-disabled={files.isFetchingNextPage}
            onClick={() => {
              if (!files.isFetchingNextPage) void files.fetchNextPage();
            }}
          >
            {files.isFetchingNextPage ? texts.loading : own.picker.more}
          </Button>
        )}
        <footer className="dialog-footer">
          <Button onClick={onClose}>{own.picker.cancel}</Button>
        </footer>
      </Dialog>
    </div>,
    document.body,
  );
}

function PickerUpload({ type = "other", onPick }: Pick<Props, "type" | "onPick">) {
  const { upload, start, cancel } = useUpload("library", onPick);
  const take = (files: File[]) => {
    const file = files.find((one) => TYPES[type].includes(one.type));
    if (file) void start(file);
  };
  return (
    <DropZone onFiles={take}>
      <FileButton types={TYPES[type]} icon="upload" onFiles={take}>{own.picker.upload[type]}</FileButton>
      <p className="field-hint">{own.picker.hint}</p>
      <UploadState upload={upload} onCancel={cancel} />
    </DropZone>
  );
}
