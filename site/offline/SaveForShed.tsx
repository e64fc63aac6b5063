import { useEffect, useState } from "react";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { isSaved, keepPage, SAVED_PATH } from "./kept_pages.ts";
import { offlineTexts } from "./offline_texts.ts";

type State = "unable" | "unsaved" | "saving" | "saved" | "failed";

/** Saves the page on the device, to be read where there is no network. Absent in a browser that cannot. */
export function SaveForShed({ path, visit }: { path: string; visit: Visit }) {
  const texts = offlineTexts[visit.language];
  const page = localPath(visit.language, path);
  const [state, setState] = useState<State>("unable");
  useEffect(() => {
    if (!("serviceWorker" in navigator) || !("caches" in self)) return;
    isSaved(page).then((saved) => setState(saved ? "saved" : "unsaved"), () => {});
  }, [page]);
  async function save() {
    setState("saving");
    setState(await keepPage(page, "saved") ? "saved" : "failed");
  }
  if (state === "unable") return null;
  return (
    <li className="save-for-shed">
      {state === "saved"
        ? (
          <Link href={SAVED_PATH} className="text-link">
            <Icon name="check" />
            {texts.saved}
          </Link>
        )
        : (
          <button type="button" className="text-link" onClick={save} disabled={state === "saving"}>
            <Icon name="download" />
            {state === "saving" ? texts.saving : texts.save}
          </button>
        )}
      <span role="status">{state === "failed" && texts.failed}</span>
    </li>
  );
}
