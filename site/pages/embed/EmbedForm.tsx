import type { ReactNode } from "react";
import type { Category } from "../../../contract/category.ts";
import {
  EMBED_THEMES,
  EMBED_WIDGETS,
  type EmbedChoice,
  type EmbedLook,
  type EmbedTheme,
} from "../../../contract/shared/embed.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import type { Widget } from "../../../contract/partner.ts";
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

/** The widgets' options. Without JavaScript the form reloads the page with the choice in the URL. */
export function EmbedForm({ categories, canPin, house, ...part }: Props) {
  const { texts, choice, onChange } = part;
  return (
    <form className="form embed-form" method="get" onSubmit={(event) => event.preventDefault()}>
      <h2>{texts.buildTitle}</h2>
      <WidgetChoice {...part} />
      <fieldset className="embed-pair">
        <legend>{choice.widgets.length > 1 && texts.allWidgets}</legend>
        <LookFields texts={texts} look={choice} onChange={onChange} />
      </fieldset>
      <AccentField
        texts={texts}
        house={house}
        accent={choice.accent}
        onChange={(accent) => onChange({ accent })}
      />
      {choice.widgets.map((widget) => <WidgetOptions key={widget} {...{ ...part, widget, categories }} />)}
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
  const toggled = (each: Widget) =>
    EMBED_WIDGETS.filter((widget) => (widget === each) !== choice.widgets.includes(widget));
  return (
    <fieldset className="embed-widgets">
      <legend>{texts.widget}</legend>
      <input type="hidden" name="widget" value="" />
      {EMBED_WIDGETS.map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            name="widget"
            value={each}
            checked={choice.widgets.includes(each)}
            onChange={() => onChange({ widgets: toggled(each) })}
          />
          <Icon name={ICONS[each]} />
          <span>
            <strong>{texts.widgets[each][0]}</strong>
            <small>{texts.widgets[each][1]}</small>
          </span>
        </label>
      ))}
      <div role="status">
        {choice.widgets.length === 0 && (
          <p className="error">
            <Icon name="alert" />
            {texts.noWidget}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface OptionsProps extends PartProps {
  widget: Widget;
  categories: readonly Category[];
}

/** What one widget has of its own: where several are chosen, its language and theme too. */
function WidgetOptions({ widget, categories, ...part }: OptionsProps) {
  const { texts, choice, onChange } = part;
  const options = {
    products: <CategoryField {...part} categories={categories} />,
    quote: <ProductField {...part} />,
    chat: <PositionChoice {...part} />,
  }[widget];
  if (choice.widgets.length === 1) return options;
  const own = choice.own[widget];
  return (
    <fieldset className="embed-own">
      <legend>{texts.widgets[widget][0]}</legend>
      {options}
      <div className="embed-pair">
        <LookFields
          texts={texts}
          look={own}
          prefix={`${widget}-`}
          onChange={(change) => onChange({ own: { ...choice.own, [widget]: { ...own, ...change } } })}
        />
      </div>
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

interface LookProps {
  texts: EmbedTexts;
  look: EmbedLook;
  /** Prefix of the parameters of one widget among several. */
  prefix?: string;
  onChange: (change: Partial<EmbedLook>) => void;
}

function LookFields({ texts, look, prefix = "", onChange }: LookProps) {
  return (
    <>
      <SelectField
        name={`${prefix}lang`}
        label={texts.language}
        value={look.lang}
        none={prefix ? texts.asAll : texts.pageLanguage}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        onChoose={(lang) => onChange({ lang: lang && isLanguage(lang) ? lang : null })}
      />
      <SelectField
        name={`${prefix}theme`}
        label={texts.theme}
        value={look.theme}
        none={prefix ? texts.asAll : texts.pageTheme}
        options={EMBED_THEMES.map((each) => [each, texts.themes[each]])}
        onChoose={(theme) => onChange({ theme: theme as EmbedTheme | null })}
      />
    </>
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
