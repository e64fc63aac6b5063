import { Thumbnail } from "./Thumbnail.tsx";

interface Props {
  name: string;
  /** What tells it from others, a line each. Empty ones are left out. */
  below?: string | null | undefined | readonly (string | null | undefined)[];
  /** The address of a picture, or null for the sign that there is none. Left out, there is no place for one. */
  picture?: string | null;
}

/** The cell of a table that names the row. */
export function NameCell({ name, below, picture }: Props) {
  const texts = (
    <>
      <span className="row-name">{name}</span>
      {[below].flat().map((text, at) => text && <span key={at} className="muted break">{text}</span>)}
    </>
  );
  if (picture === undefined) return texts;
  return (
    <span className="name-cell">
      <Thumbnail src={picture} />
      <span>{texts}</span>
    </span>
  );
}
