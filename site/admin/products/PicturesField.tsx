import { useState } from "react";
import { LANGUAGES } from "../../../contract/language.ts";
import { languageName } from "../form/fields.ts";
import { valueAt, withValue } from "../form/json.ts";
import { cellOf, rowsOf } from "../form/kinds.ts";
import type { FieldProps } from "../form/resource.ts";
import { MediaPicker } from "../media/MediaPicker.tsx";
import { texts } from "../texts.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { FieldError } from "../ui/Field.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";

const altPath = (language: string) => language === "en" ? "alt" : `translations.${language}.alt`;

/** The pictures after the main one, each with its text in every language. Any can become the main one. */
export function PicturesField({ form, field: { path, label, noun = "" } }: FieldProps) {
  const [picking, setPicking] = useState(false);
  const pictures = rowsOf(valueAt(form.draft, path));
  const change = (rows: unknown[]) => form.change(path, rows);
  const error = form.errorAt(path);
  return (
    <fieldset className="rows">
      <legend>{label}</legend>
      {error && <FieldError>{error}</FieldError>}
      <ul className="pictures">
        {pictures.map((picture, at) => (
          <li key={cellOf(picture, "url")}>
            <Thumbnail large src={cellOf(picture, "url")} />
            <div className="stack">
              {LANGUAGES.map((language) => (
                <TextField
                  key={language}
                  label={language === "en" ? "What it shows" : `In ${languageName(language)}`}
                  lang={language}
                  value={String(valueAt(picture, altPath(language)) ?? "")}
                  error={form.errorAt(`${path}.${at}.${altPath(language)}`)}
                  onChange={(alt) => change(pictures.with(at, withValue(picture, altPath(language), alt)))}
                />
              ))}
              <div className="row-tools">
                <IconButton
                  label={texts.form.up(noun, at + 1)}
                  icon="up"
                  disabled={at === 0}
                  onClick={() => change(moved(pictures, at, at - 1))}
                />
                <IconButton
                  label={texts.form.down(noun, at + 1)}
                  icon="down"
                  disabled={at === pictures.length - 1}
                  onClick={() => change(moved(pictures, at, at + 1))}
                />
                <IconButton
                  label={texts.form.remove(noun, at + 1)}
                  icon="trash"
                  onClick={() => change(pictures.toSpliced(at, 1))}
                />
                <Button look="quiet" icon="star" onClick={() => form.fill(withMain(form.draft, path, at))}>
                  Use as the main picture
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Button look="quiet" icon="plus" aria-haspopup="dialog" onClick={() => setPicking(true)}>
        {texts.form.add(noun)}
      </Button>
      {picking && (
        <MediaPicker
          type="image"
          onClose={() => setPicking(false)}
          onPick={({ url }) => {
            if (!pictures.some((picture) => cellOf(picture, "url") === url)) change([...pictures, { url }]);
            setPicking(false);
          }}
        />
      )}
    </fieldset>
  );
}

function moved(rows: readonly unknown[], from: number, to: number): unknown[] {
  return rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]);
}

/** The draft with the main picture and one of the others in each other's places, with their texts. */
export function withMain<Draft extends object>(draft: Draft, path: string, at: number): Draft {
  const pictures = rowsOf(valueAt(draft, path));
  const main = valueAt(draft, "imageUrl");
  const places = LANGUAGES.map((language) =>
    [language === "en" ? "imageAlt" : `translations.${language}.imageAlt`, altPath(language)] as const
  );
  let other: unknown = { url: main };
  let changed: Draft = withValue(draft, "imageUrl", valueAt(pictures[at], "url"));
  for (const [mine, its] of places) {
    const text = valueAt(draft, mine);
    if (text) other = withValue(other, its, text);
    changed = withValue(changed, mine, valueAt(pictures[at], its) ?? "");
  }
  return withValue(changed, path, main ? pictures.with(at, other) : pictures.toSpliced(at, 1));
}
