import { describePage } from "../app/describe_page.ts";
import { localBusiness } from "../app/structured_data.ts";
import { Contacts } from "../ui/Contacts.tsx";
import { InquiryForm } from "../ui/InquiryForm.tsx";
import { CompanyMap } from "../ui/CompanyMap.tsx";
import { LIVE_MAP } from "../ui/map_place.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { SocialLinks } from "../ui/SocialLinks.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";

export const contactRoute: PageRoute = {
  query: ["subject", "product", LIVE_MAP],
  describe: (visit) => {
    const { company, texts: { contact } } = visit;
    return describePage(visit, {
      title: contact.metaTitle,
      description: contact.metaDescription(company.name),
      keywords: contact.keywords,
      path: "/contact",
      seoPage: "contact",
      about: [localBusiness(visit)],
    });
  },
  Page: ContactPage,
};

function ContactPage({ visit }: { visit: Visit }) {
  const { contact, shell } = visit.texts;
  return (
    <>
      <PageHead visit={visit} title={contact.title} text={contact.text} picture="/assets/pictures/hero.svg" />
      <div className="wrap contact">
        <section id="form" className="contact-form" aria-labelledby="form-title">
          <h2 id="form-title">{contact.formTitle}</h2>
          <p className="hint">{contact.form.required}</p>
          <InquiryForm
            visit={visit}
            kind="contact"
            anchor="form"
            outcome={contact.page}
            prefill={prefillOf(visit)}
          />
        </section>
        <aside className="contact-info" aria-labelledby="info-title">
          <h2 id="info-title">{contact.infoTitle}</h2>
          <Contacts visit={visit} />
          <SocialLinks visit={visit} title={shell.footer.social} />
          <QuickFacts visit={visit} />
        </aside>
        <section className="contact-map" aria-label={shell.map.title}>
          <CompanyMap visit={visit} />
        </section>
      </div>
      <section className="wrap section faq" aria-labelledby="faq">
        <h2 id="faq">{contact.faqTitle}</h2>
        <div>
          {contact.faq.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}

/** Reads the subject and the product from the URL, to fill in the form. */
function prefillOf({ search, texts: { contact } }: Visit) {
  const subject = search.get("subject");
  const product = search.get("product");
  return {
    subject: contact.subjects.some(({ value }) => value === subject) ? subject! : undefined,
    message: product ? contact.prefill(product) : undefined,
  };
}

function QuickFacts({ visit }: { visit: Visit }) {
  const { facts } = visit.texts.contact;
  const { yearEstablished, director, businessType } = visit.company;
  const pairs = [
    [facts.established, String(yearEstablished)],
    [facts.director, director],
    [facts.business, businessType],
    [facts.area, facts.areaValue],
  ] as const;
  return (
    <>
      <h3>{facts.title}</h3>
      <dl className="pairs">
        {pairs.map(([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          )
        )}
      </dl>
    </>
  );
}
