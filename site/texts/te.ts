import { catalogue } from "./te/catalogue.ts";
import { product } from "./te/product.ts";
import { quoteList } from "./te/quote_list.ts";
import { shell } from "./te/shell.ts";
import { en } from "./en.ts";
import type { Texts } from "./texts.ts";

export const te: Texts = { ...en, shell, catalogue, product, quoteList };
