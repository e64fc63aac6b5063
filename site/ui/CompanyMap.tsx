import { type MouseEvent, useEffect, useRef, useState } from "react";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import { MAP_PAGES, mapFrame, mapLink } from "./map_place.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { MapDrawing } from "./MapDrawing.tsx";

/** In the address it asks for the live map, without JavaScript too. */
const ASKED = "map";

/** Where the company is: a drawing, until the visitor asks for the live map. Nothing third-party loads before. */
export function CompanyMap({ visit }: { visit: Visit }) {
  const { map } = visit.texts.shell;
  const { address } = visit.company.contact;
  const [asked, setAsked] = useState(false);
  const [live, setLive] = useState(() => visit.search.has(ASKED) && frameAllowed());
  const frame = useRef<HTMLIFrameElement>(null);
  // The link that had the focus is gone.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);

  function show(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    if (!frameAllowed()) return location.assign(event.currentTarget.href);
    setAsked(true);
    setLive(true);
  }
  const search = new URLSearchParams([...visit.search, [ASKED, "1"]]);
  return (
    <figure className="map" id="map">
      {live
        ? <iframe ref={frame} src={mapFrame(visit.company)} title={map.frame(address)} loading="lazy" />
        : <MapDrawing label={map.label(address)} />}
      <figcaption>
        <span>{address}</span>
        {!live && (
          <Link
            href={`${visit.path}?${search}#map`}
            className="button small plain"
            title={map.source}
            rel="nofollow"
            onClick={show}
          >
            <Icon name="map" />
            {map.show}
          </Link>
        )}
        <a href={mapLink(visit.company)} target="_blank" rel="noopener" className="text-link">
          {map.open}
          <Icon name="external" />
        </a>
      </figcaption>
    </figure>
  );
}

/**
 * Whether the policy of the document allows the frame: it came with the page that was loaded first, and only pages with a
 * map allow it. On the server and where the browser does not tell, the page itself was the first.
 */
function frameAllowed(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.("navigation") ?? [];
  if (typeof document === "undefined" || !entry) return true;
  const { path } = splitLanguage(new URL(entry.name).pathname);
  return MAP_PAGES.includes(path) || path.startsWith("/api/contact");
}
