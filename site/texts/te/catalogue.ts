import type { Texts } from "../texts.ts";

export const catalogue: Texts["catalogue"] = {
  title: "ఉత్పత్తులు",
  explore: "విభాగం చూడండి >",
  search: "పదార్థం పేరుతో వెతకండి",
  browse: "విభాగాల వారీగా చూడండి",
  tableTitle: "అన్ని ఉత్పత్తులు",
  categories: "ఉత్పత్తుల విభాగాలు",
  all: "అన్ని ఉత్పత్తులు",
  category: {
    title: (category: string) => `${category}: ఉత్పత్తులు`,
    search: "ఉత్పత్తి లేదా తయారీదారు పేరు",
  },
  page: (page: number, count: number) => `${count}లో ${page}వ పేజీ`,
};
