import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../contract/language.ts";
import { oneOf } from "./list_query.ts";

/** Schema of the query parameter `lang`, the language of the response. The default is English. */
export const languageParameter = z._default(oneOf(LANGUAGES), DEFAULT_LANGUAGE);
