import { GlossaryTermSchema } from "../../../contract/glossary_term.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../contract/language.ts";
import { glossaryWords, type Words } from "../../../contract/shared/glossary_words.ts";
import { useMay } from "../rights.ts";
import { useAll } from "../use_read.ts";

const PATH = "/api/admin/glossary";

/** The glossary's words by language. It puts English into other languages, and nothing into English. */
export function useGlossaryWords(): (language: Language) => Words {
  const mayRead = useMay()("GET", PATH);
  const { data: terms = [] } = useAll(PATH, GlossaryTermSchema, { enabled: mayRead });
  return (language) => language === DEFAULT_LANGUAGE ? () => null : glossaryWords(terms, language);
}
