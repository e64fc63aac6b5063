/** What a visitor has said in the finder, as it stands in the address. */
export interface SaidQuery {
  animal: string;
  age: string;
  deaths: string;
  onset: string;
  season: string;
  /** Ids of signs that are seen. */
  sign: readonly string[];
  /** Ids of signs that are said not to be there. */
  not: readonly string[];
}

/** Parameters with one value. */
export const SINGLE = ["animal", "age", "deaths", "onset", "season"] as const;
export const SAID_QUERY: readonly string[] = [...SINGLE, "sign[]", "not[]"];

export function readSaid(search: URLSearchParams): SaidQuery {
  const one = (name: string) => search.get(name) ?? "";
  const sign = [...new Set(search.getAll("sign"))].filter(Boolean).sort();
  return {
    animal: one("animal"),
    age: one("age"),
    deaths: one("deaths"),
    onset: one("onset"),
    season: one("season"),
    sign,
    not: [...new Set(search.getAll("not"))].filter((id) => id && !sign.includes(id)).sort(),
  };
}

/** The query string for it, without what was not said. The same is always said in the same words. */
export function saidQuery(said: SaidQuery): string {
  return new URLSearchParams([
    ...SINGLE.flatMap((name) => said[name] ? [[name, said[name]]] : []),
    ...said.sign.toSorted().map((id) => ["sign", id]),
    ...said.not.toSorted().map((id) => ["not", id]),
  ]).toString();
}

/** The page's address with this said in addition. */
export function saidPath(said: SaidQuery, more: Partial<SaidQuery> = {}): string {
  const query = saidQuery({ ...said, ...more });
  return query ? `/health?${query}` : "/health";
}

/** The API path that tells what fits; undefined where nothing was said. */
export function fittingPath(said: SaidQuery): string | undefined {
  if (!said.deaths && said.sign.length === 0) return undefined;
  return `/api/conditions/by-signs?${new URLSearchParams([
    ...SINGLE.flatMap((name) => said[name] ? [[name, said[name]]] : []),
    ["signs", said.sign.join(",")],
    ...(said.not.length > 0 ? [["absent", said.not.join(",")]] : []),
  ])}`;
}
