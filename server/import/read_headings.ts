import { PRODUCT_COLUMNS, type ProductColumn } from "./product_columns.ts";
import { once } from "../shared/once.ts";

/** Alternative column names, from users' own lists and from older exports. */
const ALIASES = new Map(Object.entries({
  product: "name",
  isfeatured: "featured",
  image: "imageUrl",
  ingredients: "composition",
  keyfeatures: "features",
  instructions: "usageInstructions",
  storage: "storageInstructions",
  pack: "packaging",
  colour: "categoryColor",
  categorycolour: "categoryColor",
}));

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}:]/gu, "");
const byName = once(() =>
  new Map(
    PRODUCT_COLUMNS.flatMap((column) => [column.name, column.title].map((name) => [plain(name), column])),
  )
);

/** The heading of the column in which we say why a row was refused. It is left out when the file comes back. */
export const PROBLEM_HEADING = "Problem";

interface Headings {
  /** In the file's order. Null for a column with neither heading nor contents. */
  columns: (ProductColumn | null)[];
  problems: string[];
}

/**
 * Maps headings to columns. An unknown column is a problem, because its contents would silently be lost.
 * `chosen` are the names of columns that a person has chosen instead, blank for one that is left out.
 */
export function readHeadings(
  headings: readonly string[],
  isEmpty: (column: number) => boolean,
  chosen?: readonly string[],
): Headings {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  const columns = headings.map((heading, place) => {
    const name = plain(chosen?.[place] ?? heading);
    if (name === "" && (chosen || isEmpty(place)) || name === plain(PROBLEM_HEADING)) return null;
    const column = byName().get(name) ?? byName().get(plain(ALIASES.get(name) ?? ""));
    if (!column) {
      problems.push(
        name === ""
          ? `Column ${columnName(place)} has no heading`
          : `Column ${
            columnName(place)
          } (“${heading.trim()}”) is not known: choose what it holds, or leave it out`,
      );
      return null;
    }
    const earlier = seen.get(column.name);
    if (earlier !== undefined) {
      problems.push(`Columns ${columnName(earlier)} and ${columnName(place)} are both “${column.name}”`);
    }
    seen.set(column.name, place);
    return column;
  });
  if (problems.length === 0 && !["id", "slug", "name"].some((name) => seen.has(name))) {
    problems.push("The first row must name the columns, “name” and “category” among them");
  }
  return { columns, problems };
}

/** The column's name in a spreadsheet: `A`, `B`, … `Z`, `AA`. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + index % 26);
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
