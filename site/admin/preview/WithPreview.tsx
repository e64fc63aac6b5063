import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { readStored, writeStored } from "../../ui/stored_text.ts";
import { send } from "../api.ts";
import { inputOf } from "../form/draft.ts";
import { IsBeside } from "../form/FormBody.tsx";
import { withoutBlankRows } from "../form/json.ts";
import type { Draft, Resource } from "../form/resource.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { Segments } from "../ui/Segments.tsx";
import { useWide } from "../use_wide.ts";

const own = {
  open: "Preview",
  title: "Preview",
  frame: "The page",
  language: "Language",
  width: "Width",
  widths: { phone: "Phone", desk: "Desk" },
  error: "The preview could not be made",
  close: "Close",
};

/** On a phone there is one width. */
const WIDER_THAN_A_PHONE = "(width >= 40rem)";
/** The preview is rendered again after this pause in typing. */
const REST_MS = 400;
/** Whether the preview was hidden, in the browser's storage. */
const KEY = "admin-preview";

type Width = keyof typeof own.widths;

interface PreviewProps {
  /** `POST {path}/preview` answers with the page. */
  resource: Pick<Resource<never>, "path" | "fields" | "inputSchema" | "blank" | "sections" | "translations">;
  draft: Draft;
  /** Null for a new document. */
  id: string | null;
  /** What is missing until there can be a page. */
  notYet?: string | false;
  /** Shown in place of a page, for what stands on none. */
  instead?: ReactNode;
  /** The width that is shown at first beside the form; a phone's if nothing is said. */
  first?: Width;
}

/**
 * A form with its preview beside it, or in a dialog on a small screen. `children` receives the toggle button, and a
 * function that shows the preview where it is not in sight.
 */
export function WithPreview(
  { children, first = "phone", ...preview }: PreviewProps & {
    children(button: ReactNode, show: (() => void) | undefined): ReactNode;
  },
) {
  const isWide = useWide();
  const [isBeside, setBeside] = useState(() => readStored(KEY) !== "hidden");
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    writeStored(KEY, isBeside ? "hidden" : "shown");
    setBeside(!isBeside);
  };
  const show = isWide ? isBeside ? undefined : toggle : () => setOpen(true);
  const button = isWide
    ? <Button icon="eye" aria-pressed={isBeside} onClick={toggle}>{own.open}</Button>
    : <Button icon="eye" aria-haspopup="dialog" onClick={() => setOpen(true)}>{own.open}</Button>;
  return (
    <div className="beside" data-beside={isWide && isBeside || undefined}>
      <IsBeside value={isWide && isBeside}>{children(button, show)}</IsBeside>
      {isWide && isBeside && (
        <aside className="beside-pane" aria-label={own.title}>
          <PreviewPage {...preview} width={first} />
        </aside>
      )}
      {!isWide && isOpen && (
        <Dialog
          title={own.title}
          className="dialog-preview"
          onClose={() => setOpen(false)}
        >
          <PreviewPage {...preview} width="desk" />
          <footer className="dialog-footer">
            <Button onClick={() => setOpen(false)}>{own.close}</Button>
          </footer>
        </Dialog>
      )}
    </div>
  );
}

/** The public page for the form's unsaved contents, rendered by the server. It follows the typing. */
function PreviewPage(
  { resource, draft, id, notYet, instead, width: first }: PreviewProps & { width: Width },
) {
  const [language, setLanguage] = useState<Language>("en");
  const [width, setWidth] = useState(first);
  const hasRoom = useWide(WIDER_THAN_A_PHONE);
  const rested = useRested(draft);
  const page = useQuery({
    queryKey: [`${resource.path}/preview`, language, id, rested],
    queryFn: async ({ signal }) => {
      const body = { ...inputOf(resource, withoutBlankRows(rested)), ...(id && { id }) };
      const path = `${resource.path}/preview?lang=${language}`;
      return await (await send(path, { method: "POST", body, signal })).text();
    },
    // What is typed since is not asked for yet, and what was missing before it is not either.
    enabled: !notYet && !instead && rested === draft,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (instead) return instead;
  return (
    <>
      <div className="toolbar">
        <Segments<Language>
          label={own.language}
          value={language}
          onChange={setLanguage}
          choices={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        />
        {hasRoom && (
          <Segments<Width>
            label={own.width}
            value={width}
            onChange={setWidth}
            choices={(["phone", "desk"] as const).map((one) => [one, own.widths[one]] as const)}
          />
        )}
      </div>
      {notYet
        ? <EmptyState icon="article" title={notYet} />
        : page.isError
        ? <LoadFailure title={own.error} query={page} />
        : page.data === undefined
        ? <p role="status">{texts.loading}</p>
        : <Frame html={page.data} width={width} />}
    </>
  );
}

/** The value, debounced: updated once it has not changed for `REST_MS`. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Restores the scroll position when the page is rendered again. */
function Frame({ html, width }: { html: string; width: Width }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  return (
    // The sandbox forbids scripts and form posts: the preview only shows the page.
    <iframe
      ref={frame}
      className="preview-frame"
      data-width={width}
      title={own.frame}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={() => {
        const page = frame.current?.contentWindow;
        page?.scrollTo({ top: place.current, behavior: "instant" });
        page?.addEventListener("scroll", () => place.current = page.scrollY);
      }}
    />
  );
}
