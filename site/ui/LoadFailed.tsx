import type { Visit } from "../app/visit.ts";

/** In the place of a page whose data did not come: the network is gone, or the server in trouble. */
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
