import type { ReactNode } from "react";
import type { Category } from "../../../contract/category.ts";
import { EMBED_THEMES, type EmbedChoice, type EmbedTheme } from "../../../contract/shared/embed.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { type Widget, WIDGETS } from "../../../contract/partner.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { AccentField } from "./AccentField.tsx";
import { PartnerField } from "./PartnerField.tsx";
import type { EmbedTexts } from "./texts/en.ts";

const ICONS: Record<Widget, IconName> = { chat: "chat", quote: "mail", products: "list" };

interface Props {
  texts: EmbedTexts;
  choice: EmbedChoice;
  categories: readonly Category[];
  /** Whether the build has a version to stay on. */
  canPin: boolean;
  onChange: (change: Partial<EmbedChoice>) => void;
}

/** What can be chosen. Without JavaScript it is a plain form that comes back with the choice. */
export function EmbedForm({ texts, choice, categories, canPin, onChange }: Props) {
  const { widget, lang, theme, position, category, product, pinned } = choice;
  return (
    <form className="form embed-form" method="get" onSubmit={(event) => event.preventDefault()}>
      <h2>{texts.buildTitle}</h2>
      <fieldset className="embed-widgets">
        <legend>{texts.widget}</legend>
        {WIDGETS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="widget"
              value={each}
              checked={each === widget}
              onChange={() => onChange({ widget: each })}
            />
            <Icon name={ICONS[each]} />
            <span>
              <strong>{texts.widgets[each][0]}</strong>
              <small>{texts.widgets[each][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {widget === "products" && (
        <Field form="embed" name="category" label={texts.category}>
          {(control) => (
            <select
              {...control}
              required={false}
              value={category ?? ""}
              onChange={({ currentTarget }) => onChange({ category: currentTarget.value || null })}
            >
              <option value="">{texts.allCategories}</option>
              {categories.map(({ slug, name }) => <option key={slug} value={slug}>{name}</option>)}
            </select>
          )}
        </Field>
      )}
      {widget === "quote" && (
        <Field form="embed" name="product" label={texts.product} hint={texts.productHint}>
          {(control) => (
            <input
              {...control}
              required={false}
              maxLength={300}
              value={product ?? ""}
              onChange={({ currentTarget }) => onChange({ product: currentTarget.value || null })}
            />
          )}
        </Field>
      )}
      <div className="embed-pair">
        <Field form="embed" name="lang" label={texts.language}>
          {(control) => (
            <select
              {...control}
              required={false}
              value={lang ?? ""}
              onChange={({ currentTarget: { value } }) =>
                onChange({ lang: isLanguage(value) ? value : null })}
            >
              <option value="">{texts.pageLanguage}</option>
              {LANGUAGES.map((each) => <option key={each} value={each}>{LANGUAGE_NAMES[each]}</option>)}
            </select>
          )}
        </Field>
        <Field form="embed" name="theme" label={texts.theme}>
          {(control) => (
            <select
              {...control}
              required={false}
              value={theme ?? ""}
              onChange={({ currentTarget: { value } }) =>
                onChange({ theme: (value || null) as EmbedTheme | null })}
            >
              <option value="">{texts.pageTheme}</option>
              {EMBED_THEMES.map((each) => <option key={each} value={each}>{texts.themes[each]}</option>)}
            </select>
          )}
        </Field>
      </div>
      <AccentField texts={texts} accent={choice.accent} onChange={(accent) => onChange({ accent })} />
      {widget === "chat" && (
        <fieldset className="embed-segments">
          <legend>{texts.position}</legend>
          <Segment
            name="position"
            value=""
            isChosen={!position}
            onChoose={() => onChange({ position: null })}
          >
            {texts.right}
          </Segment>
          <Segment
            name="position"
            value="left"
            isChosen={position === "left"}
            onChoose={() => onChange({ position: "left" })}
          >
            {texts.left}
          </Segment>
        </fieldset>
      )}
      <PartnerField texts={texts} partner={choice.partner} onChange={(partner) => onChange({ partner })} />
      <p className="embed-ask">
        <Link href="/contact?subject=partnership" className="text-link">
          {texts.partnerAsk}
          <Icon name="arrow" />
        </Link>
      </p>
      {canPin && (
        <label className="embed-check">
          <input
            type="checkbox"
            name="pinned"
            value="1"
            checked={pinned}
            onChange={({ currentTarget }) => onChange({ pinned: currentTarget.checked })}
          />
          <span>
            <strong>{texts.pinned}</strong>
            <small>{texts.pinnedHint}</small>
          </span>
        </label>
      )}
      <button type="submit" className="button embed-update">{texts.update}</button>
    </form>
  );
}

interface SegmentProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Segment({ name, value, isChosen, onChoose, children }: SegmentProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
