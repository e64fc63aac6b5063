import { CompanyMap } from "../../ui/CompanyMap.tsx";
import { Contacts } from "../../ui/Contacts.tsx";
import { InquiryForm } from "../../ui/InquiryForm.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";

/** The short form, beside the contacts. */
export function Touch({ visit, block, id }: BlockProps) {
  return (
    <section className="sunk" id="get-in-touch" aria-labelledby={id}>
      <div className="wrap touch">
        <div className="touch-form">
          <h2 id={id} lang={langOf(block, "title")}>{block.title ?? visit.texts.home.contact.title}</h2>
          {block.lead && <p className="lead" lang={langOf(block, "lead")}>{block.lead}</p>}
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
