import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { HowMuch } from "./HowMuch.tsx";
import { FormattedText } from "./FormattedText.tsx";

/** The four tabs of a product. A tab without content says so. */
export function ProductTabs({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product;
  const { description, usage, safety, specifications } = words.tabs;
  return (
    <Tabs
      label={words.tabs.label}
      tabs={[
        { id: "description", title: description, content: <Description product={product} visit={visit} /> },
        {
          id: "specifications",
          title: specifications,
          content: <Specifications product={product} visit={visit} />,
        },
        { id: "usage", title: usage, content: <Usage product={product} visit={visit} /> },
        { id: "safety", title: safety, content: <Safety product={product} visit={visit} /> },
      ]}
    />
  );
}

interface PanelProps {
  product: Product;
  visit: Visit;
}

function Description({ product, visit }: PanelProps) {
  const { description } = product;
  if (!description?.trim()) return <Missing text={visit.texts.product.missing.description} />;
  return <FormattedText text={description} lang={langOf(product, "description")} />;
}

function Specifications({ product, visit }: PanelProps) {
  const pairs = Object.entries(product.specifications);
  if (pairs.length === 0) return <Missing text={visit.texts.product.missing.specifications} />;
  return (
    <dl className="specifications">
      {pairs.map(([label, text]) => (
        <div key={label}>
          <dt lang={langOf(product, `specificationLabels.${label}`)}>{label}</dt>
          <dd lang={langOf(product, `specifications.${label}`)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Usage({ product, visit }: PanelProps) {
  const words = visit.texts.product;
  const { instructions, dosage } = product.usage;
  const lang = langOf(product, "usage");
  if (!instructions && dosage.length === 0) return <Missing text={words.missing.usage} />;
  return (
    <>
      {instructions && (
        <>
          <h3>{words.instructions}</h3>
          <p lang={lang}>{instructions}</p>
        </>
      )}
      {dosage.length > 0 && (
        <>
          <h3>{words.dosage}</h3>
          <ul className="dosage" lang={lang}>
            {dosage.map((line) => <li key={line}>{line}</li>)}
          </ul>
        </>
      )}
      <HowMuch product={product} visit={visit} />
      <p className="note">{words.veterinarian}</p>
    </>
  );
}

function Safety({ product, visit }: PanelProps) {
  const words = visit.texts.product;
  const { warning, precautions, storageInstructions } = product.safetyInfo;
  const lang = langOf(product, "safetyInfo");
  if (!warning && precautions.length === 0 && !storageInstructions) {
    return <Missing text={words.missing.safety} />;
  }
  return (
    <>
      {warning && (
        <div className="warning" role="note">
          <Icon name="alert" />
          <div>
            <strong>{words.warning}</strong>
            <p lang={lang}>{warning}</p>
          </div>
        </div>
      )}
      {precautions.length > 0 && (
        <>
          <h3>{words.precautions}</h3>
          <ul lang={lang}>{precautions.map((line) => <li key={line}>{line}</li>)}</ul>
        </>
      )}
      {storageInstructions && (
        <>
          <h3>{words.storage}</h3>
          <p lang={lang}>{storageInstructions}</p>
        </>
      )}
    </>
  );
}

function Missing({ text }: { text: string }) {
  return <p className="empty">{text}</p>;
}
