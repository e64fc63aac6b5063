import { type MouseEvent, useEffect, useRef, useState } from "react";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import { LIVE_MAP, MAP_PAGES, mapFrame, mapLink, placeOf } from "./map_place.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { MapDrawing } from "./MapDrawing.tsx";

/** A drawn map that the visitor can replace with a live one. Nothing third-party is loaded before that. None without a place. */
export function CompanyMap({ visit }: { visit: Visit }) {
  const { map } = visit.texts.shell;
  const { address } = visit.company.contact;
  const [asked, setAsked] = useState(false);
  const [live, setLive] = useState(() => visit.search.has(LIVE_MAP) && frameAllowed());
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked link had the focus and is removed, so the focus moves to the map.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);

  function show(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    if (!frameAllowed()) return location.assign(event.currentTarget.href);
    setAsked(true);
    setLive(true);
  }
  const place = placeOf(visit.company);
  if (!place) return null;
  const page = MAP_PAGES.includes(visit.path) ? visit.path : "/contact";
  const search = new URLSearchParams([...visit.search, [LIVE_MAP, "1"]]);
  return (
    <figure className="map" id="map">
      {live
        ? <iframe ref={frame} src={mapFrame(place)} title={map.frame(address)} loading="lazy" />
        : <MapDrawing label={map.label(address)} />}
      <figcaption>
        <span>{address}</span>
        {!live && (
          <Link
            href={`${page}?${search}#map`}
            className="button small plain"
            title={map.source}
            rel="nofollow"
            onClick={page === visit.path ? show : undefined}
          >
            <Icon name="map" />
            {map.show}
          </Link>
        )}
        <a href={mapLink(place)} target="_blank" rel="noopener" className="text-link">
          {map.open}
          <Icon name="external" />
        </a>
      </figcaption>
    </figure>
  );
}

/**
 * Whether the content security policy allows the map's frame. The policy is that of the first page loaded,
 * and only pages with a map allow the frame. Without a navigation entry, as on the server, this page counts
 * as the first.
 */
function frameAllowed(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType?.("navigation") ?? [];
  if (typeof document === "undefined" || !entry) return true;
  const { path } = splitLanguage(new URL(entry.name).pathname);
  return MAP_PAGES.includes(path) || path.startsWith("/api/contact");
}
