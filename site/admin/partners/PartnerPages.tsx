import { type Partner, WIDGETS } from "../../../contract/partner.ts";
import { readEmbedChoice } from "../../../contract/shared/embed.ts";
import { htmlSnippet } from "../../pages/embed/snippets.ts";
import type { Part } from "../form/resource.ts";
import { CopyField } from "../ui/CopyField.tsx";
import { Section } from "../ui/Section.tsx";
import { formatDayOfYear } from "../../../contract/shared/indian_dates.ts";
import { PartnerDays } from "./PartnerCounts.tsx";
import { PartnerKey } from "./PartnerKey.tsx";
import { partnerTexts as own } from "./partner_texts.ts";

const { hints, sections } = own;

/** The snippets for a partner's website, and the counts of what came from there. */
export const PartnerPages: Part<Partner> = ({ form, stored }) => {
  if (!stored) {
    return (
      <Section title={sections.snippets}>
        <p className="muted">{hints.snippetsLater}</p>
      </Section>
    );
  }
  return (
    <>
      <Section title={sections.key}>
        <PartnerKey partner={stored.value} etag={stored.etag} isDirty={form.dirty} />
      </Section>
      <Section title={sections.snippets}>
        <Snippets partnerKey={stored.value.key} />
      </Section>
      <Section title={sections.leads}>
        <PartnerDays days={stored.value.days} />
      </Section>
      <Notices partner={stored.value} />
    </>
  );
};

/** What the partner has to be told: withdrawn versions on its pages, and pages that were refused. */
function Notices({ partner: { withdrawn, refused } }: { partner: Partner }) {
  return (
    <>
      {withdrawn.length > 0 && (
        <Section title={sections.withdrawn}>
          <p className="muted">{hints.withdrawn}</p>
          <ul>
            {withdrawn.map(({ version, reason, day }) => (
              <li key={version}>
                <code>{version}</code>, {own.lastSeen(formatDayOfYear(day))}. {reason}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {refused.length > 0 && (
        <Section title={sections.refused}>
          <p className="muted">{hints.refused}</p>
          <ul>
            {refused.map(({ origin, day, near }) => (
              <li key={origin} className="break">
                {origin}, {own.lastSeen(formatDayOfYear(day))}
                {near && <>. {own.near(near)}</>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Snippets({ partnerKey }: { partnerKey: string }) {
  return (
    <>
      <p className="muted">{own.hints.snippets}</p>
      {WIDGETS.map((widget) => (
        <CopyField
          key={widget}
          label={own.widgets[widget]}
          value={htmlSnippet({
            choice: readEmbedChoice(new URLSearchParams({ widget, partner: partnerKey })),
            origin: location.origin,
            fallback: own.fallback,
          })}
        />
      ))}
      <p>
        <a href={`/embed?partner=${encodeURIComponent(partnerKey)}`}>{own.builder}</a>
      </p>
    </>
  );
}
