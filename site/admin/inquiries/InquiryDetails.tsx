import { subjectLabel } from "../../../contract/inquiry_form.ts";
import { type Inquiry, referenceOf } from "../../../contract/inquiry.ts";
import { askedValues } from "../../../contract/shared/asked_values.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { PartnerName } from "../partners/PartnerName.tsx";
import { Detail } from "../ui/Detail.tsx";
import { Icon } from "../ui/Icon.tsx";
import { InquiryBadges } from "../ui/StateBadge.tsx";
import { mailLink, whatsAppReply } from "./contact_links.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";
import { InquiryLines } from "./InquiryLines.tsx";

/** Who asks, the message, what it asks for, and links to reply. */
export function InquiryDetails({ inquiry }: { inquiry: Inquiry }) {
  const { name, email, phone, company, subject, message, lines } = inquiry;
  const whatsApp = whatsAppReply(inquiry);
  return (
    <div className="inquiry-part">
      <dl className="details">
        <Detail label={own.fields.subject} wide>{subjectLabel(subject) ?? own.noSubject}</Detail>
        <Detail label={own.fields.name}>{name}</Detail>
        {email && (
          <Detail label={own.fields.email}>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </Detail>
        )}
        {phone && (
          <Detail label={own.fields.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
          </Detail>
        )}
        {company && <Detail label={own.fields.company}>{company}</Detail>}
        {askedValues(inquiry).map(([label, value]) => <Detail key={label} label={label}>{value}</Detail>)}
      </dl>
      <h3 className="details-heading">{own.fields.message}</h3>
      <p className="details-message">{message}</p>
      {lines && <InquiryLines lines={lines} />}
      <p className="replies">
        {email && (
          <a className="button button-plain" href={mailLink(inquiry)}>
            <Icon name="mail" size={18} />
            {own.reply.email}
          </a>
        )}
        {whatsApp && (
          <a className="button button-plain" href={whatsApp} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" size={18} />
            {own.reply.whatsApp}
            <span className="visually-hidden">{own.reply.newTab}</span>
          </a>
        )}
      </p>
    </div>
  );
}

/** How it stands, and where and when it came from. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { id, createdAt, source, isSuspected } = inquiry;
  return (
    <>
      <dl className="details">
        <Detail label={own.fields.status}>
          <InquiryBadges inquiry={inquiry} />
        </Detail>
        <Detail label={own.fields.reference}>{referenceOf(id)}</Detail>
        <Detail label={own.fields.received}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Detail>
        <Detail label={own.fields.source}>{own.kinds[source.kind]}</Detail>
        {source.partner && (
          <Detail label={own.fields.partner}>
            <PartnerName partnerKey={source.partner} />
          </Detail>
        )}
        {source.page && <Detail label={own.fields.page} wide>{source.page}</Detail>}
      </dl>
      {isSuspected && <p className="muted">{own.suspectedHint}</p>}
    </>
  );
}
