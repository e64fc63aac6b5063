import { ResourceEditor } from "../form/ResourceEditor.tsx";
import { useListAddress } from "../list/list_address.ts";
import { Tabs } from "../ui/Tabs.tsx";
import { generalResource } from "./general_resource.tsx";
import { pagesResource } from "./pages_resource.tsx";
import { seoTexts as own } from "./seo_texts.ts";
import { socialResource } from "./social_resource.ts";

const TABS = [["general", own.general], ["pages", own.pages], ["social", own.social]] as const;

/** The SEO settings. Each tab is a separate document with its own Save button. */
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
      {selected === "general" && <ResourceEditor resource={generalResource} id="general" />}
      {selected === "pages" && <ResourceEditor resource={pagesResource} id="pages" />}
      {selected === "social" && <ResourceEditor resource={socialResource} id="social" />}
    </Tabs>
  );
}
