import { useQueries } from "@tanstack/react-query";
import { UNITS } from "../../../contract/asked_names.ts";
import { NOTE_MAX, QUANTITY_MAX } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/product.ts";
import { inLanguageOf } from "../../app/find_page.ts";
import { apiQuery, RequestError } from "../../app/query_client.ts";
import { type ListLine, quoteList } from "../../quote_list/quote_list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import type { Visit } from "../../app/visit.ts";

interface QuoteLinesProps {
  visit: Visit;
  lines: readonly ListLine[];
  remove: (said: string, id: string) => void;
}

/** The listed products with their quantities. A product that no longer exists stays, marked as such. */
export function QuoteLines({ visit, lines, remove }: QuoteLinesProps) {
  const products = useQueries({
    queries: lines.map(({ id, slug }) => ({
      ...apiQuery(inLanguageOf(`/api/products/${encodeURIComponent(id)}`, visit.language)),
      enabled: slug !== "",
    })),
  });
  const { quoteList: texts } = visit.texts;
  return (
    <ul className="quote-lines">
      {lines.map((line, at) => {
        const { data, error } = products[at] ?? {};
        const product = data as Product | undefined;
        const name = product?.name ?? line.name;
        return (
          <li key={line.id}>
            <Picture src={product?.imageUrl ?? null} placeholder="product" alt="" width={96} height={96} />
            <div className="quote-line-name">
              <h3 lang={product && langOf(product, "name")}>
                {line.slug
                  ? <Link href={`/product/${encodeURIComponent(product?.slug ?? line.slug)}`}>{name}</Link>
                  : name}
              </h3>
              {product?.packaging && <p lang={langOf(product, "packaging")}>{product.packaging}</p>}
              {error instanceof RequestError && error.status === 404 && (
                <p className="error">
                  <Icon name="alert" />
                  {texts.gone}
                </p>
              )}
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={texts.remove(name)}
              onClick={() => remove(texts.removed(name), line.id)}
            >
              <Icon name="close" />
            </button>
            <div className="quote-line-fields">
              <LineField visit={visit} line={line} field="quantity" name={name} maxLength={QUANTITY_MAX} />
              {visit.company.forms.unit && <UnitField visit={visit} line={line} name={name} />}
              <LineField visit={visit} line={line} field="note" name={name} maxLength={NOTE_MAX} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function UnitField({ visit, line, name }: Pick<LineFieldProps, "visit" | "line" | "name">) {
  const { quoteList: texts, contact: { form } } = visit.texts;
  const id = `unit-${line.id}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>
          {form.unitOfLine}
          <span className="unseen">{texts.of(name)}</span>
        </span>
      </label>
      <select
        id={id}
        value={line.unit}
        onChange={(event) => quoteList.edit(line.id, { unit: event.target.value })}
      >
        <option value="">–</option>
        {UNITS.map((unit) => <option key={unit} value={unit}>{form.units[unit]}</option>)}
      </select>
    </div>
  );
}

interface LineFieldProps {
  visit: Visit;
  line: ListLine;
  field: "quantity" | "note";
  name: string;
  maxLength: number;
}

function LineField({ visit, line, field, name, maxLength }: LineFieldProps) {
  const texts = visit.texts.quoteList;
  const id = `${field}-${line.id}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>
          {texts[field]}
          <span className="unseen">{texts.of(name)}</span>
        </span>
      </label>
      <input
        id={id}
        value={line[field]}
        placeholder={texts[`${field}Hint`]}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => quoteList.edit(line.id, { [field]: event.target.value })}
      />
    </div>
  );
}
