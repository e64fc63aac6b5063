import type { SeoSocial } from "../../../contract/seo.ts";
import { Section } from "../ui/Section.tsx";
import { SettingsFrame } from "../ui/SettingsFrame.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { seoTexts } from "./seo_texts.ts";
import { NETWORKS, socialResource } from "./social_draft.ts";

const own = seoTexts.social;

export function SocialForm({ stored }: { stored: Stored<SeoSocial> }) {
  const form = useEditor(socialResource, stored);
  return (
    <SettingsFrame title={own.tab} form={form} labels={socialResource.labels}>
      <Section title={own.tab}>
        <p className="muted">{own.intro}</p>
        <div className="pair">
          {NETWORKS.map((network) => (
            <TextField
              key={network}
              label={own.fields[network]}
              type="url"
              placeholder={own.placeholder}
              {...network === "whatsapp" && { hint: own.whatsapp, placeholder: "" }}
              {...bind(form, network)}
            />
          ))}
        </div>
      </Section>
    </SettingsFrame>
  );
}
