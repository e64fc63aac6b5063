import { CompanyMap } from "../../ui/CompanyMap.tsx";
import { Contacts } from "../../ui/Contacts.tsx";
import { InquiryForm } from "../../ui/InquiryForm.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { SocialLinks } from "../../ui/SocialLinks.tsx";
import type { Visit } from "../../app/visit.ts";
import type { BlockProps } from "./block_props.ts";
import { CompanyFacts } from "./Profile.tsx";

/** The whole form, the contacts and the map. */
export function ContactForm({ visit, block, id }: BlockProps) {
  const { contact, shell } = visit.texts;
  const own = block.items?.flatMap(({ name, text }) => name ? [{ value: text ?? name, label: name }] : []);
  const subjects = own?.length ? own : contact.subjects;
  return (
    <div className="wrap contact">
      <section id="form" className="contact-form" aria-labelledby={id}>
        <h2 id={id} lang={langOf(block, "title")}>{block.title ?? contact.formTitle}</h2>
        <p className="hint">{contact.form.required}</p>
        <InquiryForm
          visit={visit}
          kind="contact"
          anchor="form"
          outcome={contact.page}
          subjects={subjects}
          prefill={prefillOf(visit, subjects)}
        />
      </section>
      <aside className="contact-info" aria-labelledby="info-title">
        <h2 id="info-title">{contact.infoTitle}</h2>
        <Contacts visit={visit} />
        <SocialLinks visit={visit} title={shell.footer.social} />
        <CompanyFacts visit={visit} title={contact.facts.title} />
      </aside>
      <section className="contact-map" aria-label={shell.map.title}>
        <CompanyMap visit={visit} />
      </section>
    </div>
  );
}

/** Reads the subject and the product from the URL, to fill in the form. */
function prefillOf({ search, texts: { contact } }: Visit, subjects: readonly { value: string }[]) {
  const subject = search.get("subject");
  const product = search.get("product");
  return {
    subject: subjects.some(({ value }) => value === subject) ? subject! : undefined,
    message: product ? contact.prefill(product) : undefined,
  };
}
