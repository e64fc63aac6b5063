import type { Visit } from "../../app/visit.ts";
import { Contacts } from "../../ui/Contacts.tsx";
import { InquiryForm } from "../../ui/InquiryForm.tsx";
import { CompanyMap } from "../../ui/CompanyMap.tsx";

export function GetInTouch({ visit }: { visit: Visit }) {
  const { contact } = visit.texts.home;
  return (
    <section className="sunk" id="get-in-touch" aria-labelledby="contact">
      <div className="wrap touch">
        <div className="touch-form">
          <h2 id="contact">{contact.title}</h2>
          <p className="lead">{contact.text}</p>
          <InquiryForm visit={visit} kind="home" anchor="get-in-touch" outcome={visit.texts.contact.home} />
        </div>
        <div className="touch-where">
          <CompanyMap visit={visit} />
          <Contacts visit={visit} />
        </div>
      </div>
    </section>
  );
}
