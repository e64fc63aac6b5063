import type { Texts } from "../texts.ts";

export const about: Texts["about"] = {
  story: {
    director: "డైరెక్టర్",
  },
  action: {
    quote: "కొటేషన్ అడగండి",
    contact: "సంప్రదించండి",
    products: "ఉత్పత్తులు చూడండి",
  },
};
