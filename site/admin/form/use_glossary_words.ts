import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { GlossaryTermSchema } from "../../../contract/glossary_term.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../contract/language.ts";
import { glossaryWords, type Words } from "../../../contract/shared/glossary_words.ts";
import { read } from "../api.ts";
import { useMay } from "../rights.ts";

const PATH = "/api/admin/glossary";
const TermListSchema = z.array(GlossaryTermSchema);

/** The glossary's words by language. It puts English into other languages, and nothing into English. */
export function useGlossaryWords(): (language: Language) => Words {
  const mayRead = useMay()("GET", PATH);
  const { data: terms = [] } = useQuery({
    queryKey: [PATH, "all"],
    queryFn: ({ signal }) => read(PATH, TermListSchema, { signal }),
    enabled: mayRead,
  });
  return (language) => language === DEFAULT_LANGUAGE ? () => null : glossaryWords(terms, language);
}
