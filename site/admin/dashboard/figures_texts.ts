import type { FigureList, FigurePeriod } from "../../../contract/figures.ts";
import type { SampleMonth } from "../../../contract/sample_month.ts";
import { formatNumber } from "../format.ts";

/** Words of the part of the dashboard that tells what visitors do. */
export const figuresTexts = {
  title: "How are we doing?",
  period: "Period",
  periods: {
    "7-days": "7 days",
    "30-days": "30 days",
    "this-month": "This month",
    "last-month": "Last month",
    "12-months": "12 months",
  } satisfies Record<FigurePeriod, string>,
  file: "Download as CSV",
  loadError: "The figures could not be loaded",
  empty: "Nothing has been counted yet",
  emptyHint:
    "How often pages and products are opened, what is searched for and what is asked for will be here. The site counts by itself, without cookies, from the first visitor on. You and your colleagues are left out.",
  since: (day: string) => `Counted since ${day}, so the comparison is not whole yet.`,
  compared: (dates: string, before: string) => `${dates}, compared with ${before}.`,
  ofMonths: "Of days more than half a year ago the totals are kept, without names.",
  totals: {
    views: "Views",
    products: "of products",
    articles: "of articles",
    pages: "of other pages",
    searches: "Searches",
    missed: "without a result",
    inquiries: "Inquiries",
  },
  before: (before: number) => before === 0 ? "none before" : `${formatNumber(before)} before`,
  more: (percent: string) => `${percent} more`,
  fewer: (percent: string) => `${percent} fewer`,
  same: "as many as before",
  chart: {
    title: "Views per day",
    none: "No views in these days.",
    summary: (total: string, most: string, day: string) => `${total} views, ${most} of them on ${day}.`,
    count: "Views",
    asTable: "Show the views as a table",
    table: "Table of views per day",
  },
  chartOfMonths: {
    title: "Views per month",
    none: "No views in these months.",
    summary: (total: string, most: string, month: string) => `${total} views, ${most} of them in ${month}.`,
    table: "Table of views per month",
  },
  lists: {
    asked: "Most asked products",
    products: "Most viewed products",
    missed: "Searched and not found",
    searches: "Most searched",
    sources: "Inquiries by form",
    partners: "Inquiries by partner",
    articles: "Most read articles",
    pages: "Most viewed pages",
  } satisfies Record<FigureList, string>,
  hints: {
    asked: "In quote lists and in the chat",
    missed: "Write an answer to it, or add the name to a product that you have.",
  } as Partial<Record<FigureList, string>>,
  none: {
    asked: "Products from quote lists and from questions in the chat will be here.",
    products: "Products that visitors open will be here.",
    missed: "Searches that find no product will be here.",
    searches: "What visitors type into the search will be here.",
    sources: "Inquiries by the form that they came from will be here.",
    partners: "Inquiries from partners' websites will be here.",
    articles: "Articles that visitors open will be here.",
    pages: "Pages that visitors open will be here.",
  } satisfies Record<FigureList, string>,
  answer: "Write an answer",
  nameIt: "Add a name",
  of: (action: string, words: string) => `${action}: ${words}`,
  home: "Home page",
  sample: {
    title: "Sample",
    text: ({ inquiries, chats, questions }: SampleMonth) =>
      `Sample: ${inquiries} inquiries, ${chats} chats, ${questions} open questions and the counts of two months are invented, so that you see how the panel looks in use.`,
    remove: "Remove the sample's inquiries and chats",
    confirm:
      "Remove the sample's inquiries, chats, questions, partners and counts? They do not go to the bin. What came by itself stays.",
    removed: "The sample's inquiries and chats are removed.",
    removeError: "The sample could not be removed. Please try again.",
  },
} as const;
