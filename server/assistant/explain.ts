import type { Explanation, NearPage, ReadWord } from "../../contract/explanation.ts";
import { lexicons } from "../language/lexicons.ts";
import { chooseDraft, type History } from "./answers/choose_answer.ts";
import { articleSource, productUrl } from "./answers/draft.ts";
import type { Known } from "./know.ts";
import { leftFor, permit } from "./permission/permit.ts";

/** Pages of each kind. */
const NEAR = 5;
const OF_ASKING = ["intent", "aspect"];

/** How an answer was chosen: the same steps that choose it, with what each of them saw. */
export function explain(known: Known, history: History): Omit<Explanation, "answer"> {
  const chosen = chooseDraft(known, history);
  const given = permit(known, chosen);
  return {
    form: chosen.form ?? chosen.kind,
    isHeldBack: given.isCareful !== chosen.isCareful || given.kind !== chosen.kind,
    leftOver: leftFor(known, chosen),
    words: readWords(known),
    near: nearPages(known),
  };
}

function readWords({ asked: { reading: { words, meanings } }, isOrdinary }: Known): ReadWord[] {
  const { isStopWord } = lexicons();
  return words.map((word, at) => {
    const own = meanings.filter((meaning) => meaning.at.includes(at));
    const readAs = own.map(({ entry: { kind, id }, name, sureness }) => ({ kind, id, name, sureness }));
    const role = own.some(({ entry }) => !OF_ASKING.includes(entry.kind))
      ? "named"
      : own.length > 0
      ? "asked"
      : isStopWord(word) || /^\d+$/.test(word)
      ? "little"
      : isOrdinary(word)
      ? "ordinary"
      : "unknown";
    return { word, role, readAs };
  });
}

function nearPages(known: Known): NearPage[] {
  const { products, articles, house, guides, fits, staff, path } = known;
  return [
    ...staff.map(({ answer, likeness }) => ({
      kind: "staff" as const,
      title: answer.questions[0] ?? "",
      url: null,
      score: likeness,
      share: likeness,
    })),
    ...guides.slice(0, NEAR).map(({ guide, chance }) => ({
      kind: "guide" as const,
      title: guide.title,
      url: null,
      score: chance,
      share: chance,
    })),
    ...fits.slice(0, NEAR).map(({ condition, score, chance }) => ({
      kind: "condition" as const,
      title: condition.name,
      url: path(`/health/${condition.id}`),
      score,
      share: chance,
    })),
    ...products.slice(0, NEAR).map(({ product, score, share }) => ({
      kind: "product" as const,
      title: product.name,
      url: productUrl(known, product),
      score,
      share,
    })),
    ...[...articles.slice(0, NEAR), ...house.slice(0, NEAR)].map(({ source, score, share }) =>
      "post" in source
        ? {
          kind: "article" as const,
          title: [source.post.title, ...source.section.headings].join(": "),
          url: articleSource(known, source.post).url,
          score,
          share,
        }
        : { kind: "company" as const, title: source.house.title, url: source.house.url, score, share }
    ),
  ];
}
