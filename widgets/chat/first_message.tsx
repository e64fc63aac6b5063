import { otherLanguages } from "../../contract/shared/language_modules.ts";
import { createApiClient } from "../kit/api_client.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { askAt } from "./ask_assistant.ts";
import type { Chat } from "./chat.ts";
import dialogCss from "./dialog.css" with { type: "text" };
import { createRegistration } from "./registration/registration.ts";
import { RegistrationDialog } from "./registration/RegistrationDialog.tsx";
import { en, type RegistrationTexts } from "./registration/texts/en.ts";
import typingCss from "./typing.css" with { type: "text" };

const OTHER_TEXTS = otherLanguages<RegistrationTexts>((language) =>
  import(`./registration/texts/${language}.ts`)
);

/** The parts needed once a visitor writes: the API client, the assistant and the registration dialog. */
export async function createFirstMessage({ adopt, api, base, model, lang, partner, onFailure }: Chat) {
  const request = createApiClient(api);
  const { texts } = await loadTexts("chat/registration/texts", en, OTHER_TEXTS, lang);
  adopt(dialogCss);
  adopt(typingCss);
  const registration = createRegistration({ request, partner, onDone: model.registered, onFailure });
  const policy = `${base}${lang === "en" ? "" : `/${lang}`}/privacy-policy`;
  function cancel() {
    registration.reset();
    model.cancelRegistration();
  }
  return {
    request,
    ask: askAt({ base: api, request }),
    Registration: () => (
      <RegistrationDialog registration={registration} texts={texts} policy={policy} onCancel={cancel} />
    ),
  };
}
