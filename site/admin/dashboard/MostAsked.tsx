import { Link } from "wouter";
import type { Dashboard } from "../../../contract/dashboard.ts";
import { documentHref } from "../document_href.ts";
import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { EmptyState } from "../ui/Notice.tsx";
import { Panel } from "../ui/Panel.tsx";

const own = texts.dashboard.unanswered;

/** The most frequent questions without an answer. Each links to the form that answers it. */
export function MostAsked({ unanswered }: { unanswered: Dashboard["unanswered"] | undefined }) {
  return (
    <Panel
      title={own.title}
      busy={!unanswered}
      aside={unanswered && (
        <Link href={unanswered.total === 0 ? "/admin/unanswered?kind=answers" : "/admin/unanswered"}>
          {own.all(formatNumber(unanswered.total))}
        </Link>
      )}
    >
      {unanswered?.most.length === 0
        ? <EmptyState icon="question" title={own.empty} hint={own.emptyHint} />
        : (
          <ol className="most-asked">
            {unanswered?.most.map(({ id, question, lang, count }) => (
              <li key={id}>
                <Link
                  className="row-link break"
                  lang={lang}
                  href={documentHref("unanswered", id)}
                >
                  {question}
                </Link>
                <span className="muted">{own.asked(formatNumber(count))}</span>
              </li>
            ))}
          </ol>
        )}
    </Panel>
  );
}
