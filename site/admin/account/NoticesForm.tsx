import { useState } from "react";
import type { OwnAccount } from "../../../contract/account.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { send } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { CheckField } from "../ui/CheckField.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { useCall } from "../use_call.ts";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNT_PATH } from "./use_account_call.ts";

const own = accountTexts.notices;

/** What the user is told of by mail. */
export function NoticesForm({ account }: { account: OwnAccount }) {
  const { email, hears, mayHear } = account;
  const [chosen, setChosen] = useState(hears);
  const [language, setLanguage] = useState<string>(account.language);
  const save = useCall({
    send: () => send(`${ACCOUNT_PATH}/notices`, { method: "PUT", body: { hears: chosen, language } }),
    onDone: () => showSuccess(own.saved),
    failed: own.failed,
  });
  return (
    <form
      className="panel panel-padded form-stack"
      aria-labelledby="account-notices"
      onSubmit={(event) => {
        event.preventDefault();
        save.run();
      }}
    >
      <h2 id="account-notices">{own.title}</h2>
      <p className="muted">{email ? own.intro(email) : own.noAddress}</p>
      {mayHear.map((notice) => (
        <CheckField
          key={notice}
          {...own.of[notice]}
          value={chosen.includes(notice)}
          onChange={(isOn) => setChosen([...chosen.filter((one) => one !== notice), ...isOn ? [notice] : []])}
        />
      ))}
      <SelectField
        label={own.language}
        hint={own.languageHint}
        value={language}
        onChange={setLanguage}
        choices={LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const)}
      />
      <Button look="primary" type="submit" aria-disabled={save.isPending}>{own.submit}</Button>
    </form>
  );
}
