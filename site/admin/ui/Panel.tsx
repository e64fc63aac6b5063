import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A part of a page under a title of its own. */
export function Panel({ title, aside, busy, children }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id} aria-busy={busy}>
      <header className="panel-header">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
