import { useEffect, useState } from "react";
import { describePage } from "../app/describe_page.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { dropPage, type KeptPage, keptPages, SAVED_PATH } from "../offline/kept_pages.ts";
import { formatKeptAt, offlineTexts } from "../offline/offline_texts.ts";
import { PageHead } from "../ui/PageHead.tsx";

export const savedRoute: PageRoute = {
  describe: (visit) => {
    const texts = offlineTexts[visit.language];
    return describePage(visit, {
      title: texts.title,
      description: texts.description(visit.company.name),
      path: SAVED_PATH,
      // What is saved is on the visitor's device.
      noindex: true,
    });
  },
  Page: SavedPage,
};

/** What can be read without a network. The worker shows this page instead of one that cannot be reached. */
function SavedPage({ visit }: { visit: Visit }) {
  const texts = offlineTexts[visit.language];
  const [saved, setSaved] = useState<KeptPage[]>();
  const [visited, setVisited] = useState<KeptPage[]>([]);
  const [wanted, setWanted] = useState<string>();
  const [isUnable, setUnable] = useState(false);
  async function read() {
    const saved = await keptPages("saved");
    const visited = await keptPages("visited");
    setSaved(saved);
    setVisited(visited.filter(({ path }) => saved.every((page) => page.path !== path)));
  }
  useEffect(() => {
    const from = new URLSearchParams(location.search).get("from");
    // Only a page of ours: the address may come from anywhere.
    if (from && /^\/(?![/\\])/.test(from)) setWanted(from);
    read().catch(() => setUnable(true));
  }, []);
  useEffect(() => {
    if (!wanted) return;
    const open = () => location.replace(wanted);
    addEventListener("online", open);
    return () => removeEventListener("online", open);
  }, [wanted]);
  async function remove(path: string) {
    await dropPage(path);
    await read();
  }
  return (
    <>
      <PageHead visit={visit} title={texts.title} text={texts.text} />
      <div className="wrap section kept-pages">
        {wanted && (
          <div className="empty" role="alert">
            <p>{texts.missing}</p>
            <a href={wanted} className="button">{texts.retry}</a>
          </div>
        )}
        {isUnable && <p>{texts.unable}</p>}
        {saved && (
          <section>
            <h2>{texts.savedTitle}</h2>
            {saved.length === 0
              ? <p>{texts.none}</p>
              : <KeptList pages={saved} visit={visit} remove={remove} />}
          </section>
        )}
        {visited.length > 0 && (
          <section>
            <h2>{texts.visitedTitle}</h2>
            <KeptList pages={visited} visit={visit} />
          </section>
        )}
      </div>
    </>
  );
}

interface KeptListProps {
  pages: readonly KeptPage[];
  visit: Visit;
  remove?: (path: string) => void;
}

/** Links that load their pages anew, since only then the worker is asked for them. */
function KeptList({ pages, visit, remove }: KeptListProps) {
  const texts = offlineTexts[visit.language];
  return (
    <ul className="plain-list">
      {pages.map(({ path, title, keptAt }) => (
        <li key={path}>
          <a href={path} className="text-link">{title}</a>{" "}
          <small className="muted">{texts.savedOn(formatKeptAt(keptAt, visit.language))}</small>{" "}
          {remove && (
            <button
              type="button"
              className="text-link"
              aria-label={texts.remove(title)}
              onClick={() => remove(path)}
            >
              ✕
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
