import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
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
