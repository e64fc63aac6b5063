import { requestPath, type SentRequest } from "../../contract/sent_request.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import { formatDateIn } from "../ui/dates.ts";
import { MissingPage } from "../ui/MissingPage.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import type { PageRoute, Place, Visit } from "../app/visit.ts";
import { RequestActions } from "./request/RequestActions.tsx";
import { RequestLines } from "./request/RequestLines.tsx";
import { requestTexts } from "./request/request_texts.ts";

export const requestRoute: PageRoute = {
  queries: (place) => [apiPathOf(place)],
  describe: (visit) => {
    const { title, lead, missing } = requestTexts[visit.language];
    const loaded = visit.read<SentRequest>(apiPathOf(visit));
    if (!loaded.value) return describeAbsence(loaded, missing);
    return describePage(visit, {
      title,
      description: lead,
      path: pathOf(visit),
      noindex: true,
      isPrivate: true,
    });
  },
  Page: RequestPage,
};

const pathOf = ({ params }: Pick<Place, "params">) =>
  requestPath(encodeURIComponent(params.id!), encodeURIComponent(params.key!));
const apiPathOf = (place: Pick<Place, "params">) => `/api${pathOf(place)}`;

/** What a visitor has asked, with its reference: to keep, to print and to ask again. */
function RequestPage({ visit }: { visit: Visit }) {
  const texts = requestTexts[visit.language];
  const { contact, shell } = visit.texts;
  const request = visit.read<SentRequest>(apiPathOf(visit)).value;
  if (!request) {
    const { title, text } = texts.missing;
    return <MissingPage title={title} text={text} links={[["/contact", shell.nav.contact]]} />;
  }
  const { reference, createdAt, subject, message, email, phone, unit, wantedBy, lines } = request;
  const units: Record<string, string> = contact.form.units;
  const named = contact.subjects.find(({ value }) => value === subject)?.label;
  const facts: [label: string, value: string | null | undefined][] = [
    [texts.reference, reference],
    [texts.sent, formatDateIn(createdAt, visit.language, "long")],
    [contact.form.subject, lines.length > 0 ? null : named ?? subjectLabel(subject)],
    [contact.form.unit, unit && (units[unit] ?? unit)],
    [contact.form.wantedBy, wantedBy && formatDateIn(wantedBy, visit.language, "long")],
    [texts.answerTo, [phone, email].filter(Boolean).join(", ")],
  ];
  const { businessHours } = visit.company.contact;
  const days = (["weekday", "saturday", "sunday"] as const).filter((day) => businessHours[day]);
  return (
    <>
      <PageHead visit={visit} title={texts.title} text={texts.lead} />
      <div className="wrap section request">
        <link rel="stylesheet" href="/request/page.css" precedence="page" />
        <dl className="request-facts">
          {facts.map(([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            )
          )}
        </dl>
        <RequestActions request={request} visit={visit} />
        <section aria-labelledby="asked">
          <h2 id="asked">{texts.asked}</h2>
          {lines.length > 0 && <RequestLines lines={lines} visit={visit} />}
          <h3>{texts.message}</h3>
          <p className="request-message">{message}</p>
        </section>
        <section aria-labelledby="expect">
          <h2 id="expect">{texts.expect.title}</h2>
          <p>{texts.expect.text}</p>
          {days.length > 0 && (
            <ul>
              {days.map((day) => <li key={day}>{shell.hours[day]}: {businessHours[day]}</li>)}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}
