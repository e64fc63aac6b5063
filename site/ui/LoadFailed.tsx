import type { Visit } from "../app/visit.ts";

/** Shown instead of a page whose data failed to load, with a button to retry. */
export function LoadFailed({ visit, retry }: { visit: Visit; retry: () => void }) {
  const { shell } = visit.texts;
  return (
    <section className="wrap section" role="alert">
      <div className="empty">
        <p>{shell.loadFailed}</p>
        <button type="button" className="button plain" onClick={retry}>{shell.retry}</button>
      </div>
    </section>
  );
}
