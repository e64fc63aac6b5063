import type { Texts } from "../texts.ts";

export const about: Texts["about"] = {
  story: {
    director: "निदेशक",
  },
  action: {
    quote: "कोटेशन माँगें",
    contact: "संपर्क करें",
    products: "उत्पाद देखें",
  },
};
