import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ExplanationSchema, type NearPage } from "../../../contract/explanation.ts";
import type { Unanswered } from "../../../contract/unanswered.ts";
import { read, withParams } from "../api.ts";
import { Answer } from "../chat/Answer.tsx";
import { tryTexts } from "../knowledge/try_texts.ts";
import { Folded } from "../ui/Folded.tsx";
import { Section } from "../ui/Section.tsx";
import { unansweredTexts as own } from "./unanswered_texts.ts";

const EXPLAIN_PATH = "/api/admin/assistant/explain";
/** Pages of one kind. */
const NEAREST = 2;

/** What the visitor was answered, and what is nearest to the question as things are now. */
export function GivenAnswer({ question, lang, why, answer }: Unanswered) {
  const { data } = useQuery({
    queryKey: [EXPLAIN_PATH, question],
    queryFn: ({ signal }) =>
      read(EXPLAIN_PATH, ExplanationSchema, { method: "POST", body: { query: question }, signal }),
  });
  const near = data && [...Map.groupBy(data.near, ({ kind }) => kind).values()]
    .flatMap((pages) => pages.slice(0, NEAREST));
  return (
    <Section title={own.given}>
      <p className="muted">{own.why[why]} {why === "refused" && own.refusedStays}</p>
      {answer && (
        <Folded summary={own.showAnswer}>
          <div lang={lang}>
            <Answer text={answer} />
          </div>
        </Folded>
      )}
      {near && near.length > 0 && (
        <>
          <p>{own.nearest}</p>
          <ul>{near.map((page, at) => <Near key={at} {...page} />)}</ul>
        </>
      )}
      <p>
        <Link href={withParams("/admin/try", { q: question })}>{own.tryIt}</Link>
      </p>
    </Section>
  );
}

function Near({ kind, title, url, share }: NearPage) {
  return (
    <li className="break">
      {url ? <a href={url} target="_blank" rel="noopener">{title}</a> : title}{" "}
      <span className="muted">{tryTexts.kinds[kind]}, {Math.round(share * 100)} %</span>
    </li>
  );
}
