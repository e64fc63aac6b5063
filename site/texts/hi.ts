import { about } from "./hi/about.ts";
import { blog } from "./hi/blog.ts";
import { catalogue } from "./hi/catalogue.ts";
import { contact } from "./hi/contact.ts";
import { home } from "./hi/home.ts";
import { legal } from "./hi/legal.ts";
import { product } from "./hi/product.ts";
import { quoteList } from "./hi/quote_list.ts";
import { search } from "./hi/search.ts";
import { shell } from "./hi/shell.ts";
import type { Texts } from "./texts.ts";

export const hi: Texts = { shell, home, about, catalogue, product, contact, blog, legal, quoteList, search };
