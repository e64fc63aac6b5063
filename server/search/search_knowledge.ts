import { checked, loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { Knowledge, Names } from "../knowledge/knowledge_schema.ts";
import own from "../knowledge/search_names.json" with { type: "json" };

let loaded: Knowledge | undefined;

/**
 * The knowledge base plus the search's own entries: single words, too ambiguous for the assistant's
 * sentences, and wishes. A wish is no sign of a disease, so its names are removed from the signs.
 */
export function searchKnowledge(): Knowledge {
  return loaded ??= checked(withOwn(loadKnowledge()));
}

function withOwn(knowledge: Knowledge): Knowledge {
  const wished = own.signs.map(({ names }) => names);
  return {
    ...knowledge,
    ingredients: withNames("ingredient", knowledge.ingredients),
    diseases: withNames("disease", knowledge.diseases),
    signs: [
      ...withNames("sign", knowledge.signs).map((sign) => ({ ...sign, names: without(sign.names, wished) })),
      ...own.signs,
    ],
  };
}

function withNames<Entry extends { id: string; names: Names }>(kind: string, entries: Entry[]): Entry[] {
  return entries.map((entry) => {
    const more = own.names.find((each) => each.kind === kind && each.id === entry.id)?.names;
    return more ? { ...entry, names: joined(entry.names, more) } : entry;
  });
}

function joined(a: Names, b: Names): Names {
  return {
    en: [...a.en, ...b.en],
    hi: [...a.hi, ...b.hi],
    te: [...a.te, ...b.te],
    latin: [...a.latin ?? [], ...b.latin ?? []],
  };
}

function without({ en, hi, te, latin = [] }: Names, others: readonly Names[]): Names {
  const taken = new Set(
    others.flatMap((names) => [...names.en, ...names.hi, ...names.te, ...names.latin ?? []]),
  );
  const left = (names: readonly string[]) => names.filter((name) => !taken.has(name));
  return { en: left(en), hi: left(hi), te: left(te), latin: left(latin) };
}
