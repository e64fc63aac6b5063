import type { Media } from "../../../contract/media.ts";
import { formatBytes } from "../format.ts";
import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

const SKELETON_CARDS = 8;

interface Props {
  label: string;
  /** Undefined while loading: skeletons are shown. */
  items: readonly Media[] | undefined;
  busy?: boolean;
  onOpen(item: Media): void;
}

/** Files as cards with preview, name and size. */
export function MediaGrid({ label, items, busy = false, onOpen }: Props) {
  return (
    <>
      <ul className="media-grid" aria-label={label} aria-busy={!items || busy}>
        {items
          ? items.map((item) => (
            <li key={item.id}>
              <button type="button" className="media-card" onClick={() => onOpen(item)}>
                <MediaPreview item={item} />
                <span className="media-name">{item.name}</span>
                <span className="muted">{formatBytes(item.size)}</span>
              </button>
            </li>
          ))
          : Array.from(
            { length: SKELETON_CARDS },
            (_, index) => (
              <li key={index} className="media-card" aria-hidden="true">
                <span className="thumbnail thumbnail-large skeleton" />
                <span className="skeleton" />
              </li>
            ),
          )}
      </ul>
      {!items && <p className="visually-hidden" role="status">{texts.loading}</p>}
    </>
  );
}

/** The image, or an icon for the file's type. */
export function MediaPreview({ item }: { item: Media }) {
  if (item.type === "image") return <Thumbnail large src={item.url} />;
  return (
    <span className="thumbnail thumbnail-large">
      <Icon name="article" size={40} />
    </span>
  );
}
