import { about } from "./te/about.ts";
import { blog } from "./te/blog.ts";
import { catalogue } from "./te/catalogue.ts";
import { contact } from "./te/contact.ts";
import { home } from "./te/home.ts";
import { legal } from "./te/legal.ts";
import { product } from "./te/product.ts";
import { quoteList } from "./te/quote_list.ts";
import { search } from "./te/search.ts";
import { shell } from "./te/shell.ts";
import type { Texts } from "./texts.ts";

export const te: Texts = { shell, home, about, catalogue, product, contact, blog, legal, quoteList, search };
