import { about } from "./en/about.ts";
import { blog } from "./en/blog.ts";
import { catalogue } from "./en/catalogue.ts";
import { contact } from "./en/contact.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { product } from "./en/product.ts";
import { quoteList } from "./en/quote_list.ts";
import { search } from "./en/search.ts";
import { shell } from "./en/shell.ts";

/** Every word of the public site. The type of this object is what another language must fill. */
export const en = { shell, home, about, catalogue, product, contact, blog, legal, quoteList, search };
