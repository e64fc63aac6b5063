import { useListAddress } from "../list/list_address.ts";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { generalResource } from "./general_draft.ts";
import { GeneralForm } from "./GeneralForm.tsx";
import { pagesResource } from "./pages_draft.ts";
import { PagesForm } from "./PagesForm.tsx";
import { seoTexts as own } from "./seo_texts.ts";
import { socialResource } from "./social_draft.ts";
import { SocialForm } from "./SocialForm.tsx";

const TABS = [
  ["general", own.general.tab],
  ["pages", own.pages.tab],
  ["social", own.social.tab],
] as const;

/** What search engines and networks are told. Each tab is a document of its own, saved by itself. */
export function SeoSettingsPage() {
  const address = useListAddress();
  const selected = TABS.find(([tab]) => tab === address.get("tab"))?.[0] ?? "general";
  return (
    <Tabs
      label={own.tabs}
      tabs={TABS}
      selected={selected}
      onSelect={(tab) => address.open({ tab: tab === "general" ? null : tab })}
    >
      {selected === "general" && (
        <StoredEditor resource={generalResource} id="general" texts={own}>
          {(stored) => <GeneralForm stored={stored} />}
        </StoredEditor>
      )}
      {selected === "pages" && (
        <StoredEditor resource={pagesResource} id="pages" texts={own}>
          {(stored) => <PagesForm stored={stored} />}
        </StoredEditor>
      )}
      {selected === "social" && (
        <StoredEditor resource={socialResource} id="social" texts={own}>
          {(stored) => <SocialForm stored={stored} />}
        </StoredEditor>
      )}
    </Tabs>
  );
}
