import { useEffect, useState } from "react";
import { type EmbedChoice, embedQuery } from "../../../contract/shared/embed.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { faultsOf } from "./check_code.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import type { EmbedTexts } from "./texts/en.ts";

/** Code that an address can carry. */
const ADDRESS_MAX = 3_000;

interface Props {
  texts: EmbedTexts;
  choice: EmbedChoice;
  /** Code from the page's address, where the form was sent without JavaScript. */
  given: string;
  slugs: readonly string[];
  origin: string;
}

/** Says what is wrong with the code that a dealer's page has. With JavaScript, while it is pasted. */
export function CodeCheck({ texts: { check, ...texts }, choice, given, slugs, origin }: Props) {
  const [code, setCode] = useState(given);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const faults = code.trim() ? faultsOf(code, slugs) : undefined;
  return (
    <section className="wrap section embed-check-code" id="check" aria-labelledby="check-title">
      <h2 id="check-title">{check.title}</h2>
      <form
        className="form"
        method="get"
        action="#check"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...embedQuery(choice)].map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <Field form="embed" name="check" label={check.label} hint={check.hint}>
          {(control) => (
            <textarea
              {...control}
              required={false}
              rows={6}
              maxLength={isLive ? undefined : ADDRESS_MAX}
              autoCapitalize="none"
              spellCheck={false}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" className="button embed-update">{check.submit}</button>
      </form>
      <div role="status">
        {faults?.length === 0 && (
          <p className="form-status">
            <Icon name="check" />
            {check.fine}
          </p>
        )}
        {faults?.map(({ code, about, other = "" }) => (
          <div key={code + about} className="embed-fault">
            <p className="error">
              <Icon name="alert" />
              {check[code](about, other)}
            </p>
            {code === "scriptMissing" && (
              <CodeBlock
                texts={{ ...texts, check }}
                label={`${texts.codeLabel}: ${other}`}
                code={`<script async src="${origin}/widgets/${other}"></script>`}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
