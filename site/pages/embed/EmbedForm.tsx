import type { ReactNode } from "react";
import type { Category } from "../../../contract/category.ts";
import { EMBED_THEMES, type EmbedChoice, type EmbedTheme } from "../../../contract/shared/embed.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { type Widget, WIDGETS } from "../../../contract/partner.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { AccentField, type House } from "./AccentField.tsx";
import { PartnerField } from "./PartnerField.tsx";
import type { EmbedTexts } from "./texts/en.ts";

const ICONS: Record<Widget, IconName> = { chat: "chat", quote: "mail", products: "list" };

interface PartProps {
  texts: EmbedTexts;
  choice: EmbedChoice;
  onChange: (change: Partial<EmbedChoice>) => void;
}

interface Props extends PartProps {
  categories: readonly Category[];
  /** Whether the build offers a version to pin. */
  canPin: boolean;
  house: House;
}

/** The widget's options. Without JavaScript the form reloads the page with the choice in the URL. */
export function EmbedForm({ categories, canPin, house, ...part }: Props) {
  const { texts, choice, onChange } = part;
  return (
    <form className="form embed-form" method="get" onSubmit={(event) => event.preventDefault()}>
      <h2>{texts.buildTitle}</h2>
      <WidgetChoice {...part} />
      {choice.widget === "products" && <CategoryField {...part} categories={categories} />}
      {choice.widget === "quote" && <ProductField {...part} />}
      <div className="embed-pair">
        <LanguageField {...part} />
        <ThemeField {...part} />
      </div>
      <AccentField
        texts={texts}
        house={house}
        accent={choice.accent}
        onChange={(accent) => onChange({ accent })}
      />
      {choice.widget === "chat" && <PositionChoice {...part} />}
      <PartnerField texts={texts} partner={choice.partner} onChange={(partner) => onChange({ partner })} />
      <p className="embed-ask">
        <Link href="/contact?subject=partnership" className="text-link">
          {texts.partnerAsk}
          <Icon name="arrow" />
        </Link>
      </p>
      {canPin && <PinnedCheck {...part} />}
      <button type="submit" className="button embed-update">{texts.update}</button>
    </form>
  );
}

function WidgetChoice({ texts, choice, onChange }: PartProps) {
  return (
    <fieldset className="embed-widgets">
      <legend>{texts.widget}</legend>
      {WIDGETS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="widget"
            value={each}
            checked={each === choice.widget}
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
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  value: string | null | undefined;
  /** Label of the first, empty option. */
  none: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string | null) => void;
}

/** A select with an empty option. */
function SelectField({ name, label, value, none, options, onChoose }: SelectFieldProps) {
  return (
    <Field form="embed" name={name} label={label}>
      {(control) => (
        <select
          {...control}
          required={false}
          value={value ?? ""}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        >
          <option value="">{none}</option>
          {options.map(([value, name]) => <option key={value} value={value}>{name}</option>)}
        </select>
      )}
    </Field>
  );
}

function CategoryField({ texts, choice, categories, onChange }: PartProps & Pick<Props, "categories">) {
  return (
    <SelectField
      name="category"
      label={texts.category}
      value={choice.category}
      none={texts.allCategories}
      options={categories.map(({ slug, name }) => [slug, name])}
      onChoose={(category) => onChange({ category })}
    />
  );
}

function LanguageField({ texts, choice, onChange }: PartProps) {
  return (
    <SelectField
      name="lang"
      label={texts.language}
      value={choice.lang}
      none={texts.pageLanguage}
      options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      onChoose={(lang) => onChange({ lang: lang && isLanguage(lang) ? lang : null })}
    />
  );
}

function ThemeField({ texts, choice, onChange }: PartProps) {
  return (
    <SelectField
      name="theme"
      label={texts.theme}
      value={choice.theme}
      none={texts.pageTheme}
      options={EMBED_THEMES.map((each) => [each, texts.themes[each]])}
      onChoose={(theme) => onChange({ theme: theme as EmbedTheme | null })}
    />
  );
}

function ProductField({ texts, choice, onChange }: PartProps) {
  return (
    <Field form="embed" name="product" label={texts.product} hint={texts.productHint}>
      {(control) => (
        <input
          {...control}
          required={false}
          maxLength={300}
          value={choice.product ?? ""}
          onChange={({ currentTarget }) => onChange({ product: currentTarget.value || null })}
        />
      )}
    </Field>
  );
}

function PositionChoice({ texts, choice: { position }, onChange }: PartProps) {
  return (
    <fieldset className="embed-segments">
      <legend>{texts.position}</legend>
      <Segment name="position" value="" isChosen={!position} onChoose={() => onChange({ position: null })}>
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
  );
}

function PinnedCheck({ texts, choice, onChange }: PartProps) {
  return (
    <label className="embed-check">
      <input
        type="checkbox"
        name="pinned"
        value="1"
        checked={choice.pinned}
        onChange={({ currentTarget }) => onChange({ pinned: currentTarget.checked })}
      />
      <span>
        <strong>{texts.pinned}</strong>
        <small>{texts.pinnedHint}</small>
      </span>
    </label>
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
