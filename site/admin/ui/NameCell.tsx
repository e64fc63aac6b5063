import { Thumbnail } from "./Thumbnail.tsx";

interface Props {
  name: string;
  /** What tells it from others, a line each. Empty ones are left out. */
  below?: string | null | undefined | readonly (string | null | undefined)[];
  /** The address of a picture, or null for the sign that there is none. Left out, there is no place for one. */
  picture?: string | null;
  /** The language of both, if it is not the panel's. */
  lang?: string;
}

/** The cell of a table that names the row. */
export function NameCell({ name, below, picture, lang }: Props) {
  const texts = (
    <>
      <span className="row-name" lang={lang}>{name}</span>
      {[below].flat().map((text, at) =>
        text && <span key={at} className="muted break" lang={lang}>{text}</span>
      )}
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
