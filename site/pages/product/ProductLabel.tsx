import type { ReactNode } from "react";
import type { Product } from "../../../contract/product.ts";
import type { Pack } from "../../../contract/product_trade.ts";
import type { Visit } from "../../app/visit.ts";
import { SaveForShed } from "../../offline/SaveForShed.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { BatchForm } from "../documents/BatchForm.tsx";
import { documentsTexts } from "../documents/documents_texts.ts";
import { Withdrawal } from "./Withdrawal.tsx";

/** The data of the pack's label: composition, indications and withdrawal periods, and the documents below. */
export function ProductLabel({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product;
  const { composition, indications } = product;
  return (
    <aside className="label-sheet" aria-label={words.label}>
      {product.withdrawal && (
        <section>
          <Withdrawal product={product} visit={visit} />
        </section>
      )}
      <section>
        {composition.length > 0 && (
          <>
            <h2>{words.composition}</h2>
            <dl className="pairs composition">
              {composition.map(({ ingredient, strength }) => (
                <div key={ingredient}>
                  <dt lang={langOf(product)}>{ingredient}</dt>
                  <dd lang={langOf(product, `composition.${ingredient}`)}>{strength}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <Documents product={product} visit={visit} />
      </section>
      {product.packs && (
        <section>
          <h2 id="packs">{words.packs}</h2>
          <PackTable packs={product.packs} words={words} />
        </section>
      )}
      {indications.length > 0 && (
        <section>
          <h2 id="indications">{words.indications}</h2>
          <ul className="plain-list" lang={langOf(product, "indications")}>
            {indications.map((indication) => <li key={indication}>{indication}</li>)}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The page as a printable data sheet, and the documents that the owner has added. */
function Documents({ product, visit }: { product: Product; visit: Visit }) {
  return (
    <div className="documents">
      <h2>{visit.texts.product.documents}</h2>
      <ul>
        <li>
          {/* The print style sheet formats the page as one sheet. Without JavaScript the browser's menu prints it. */}
          <button type="button" className="text-link needs-script" onClick={() => print()}>
            <Icon name="printer" />
            {visit.texts.product.dataSheet.print}
          </button>
        </li>
        <SaveForShed path={`/product/${product.slug}`} visit={visit} />
        {product.documents.map(({ title, url }) => (
          <li key={url + title} lang={langOf(product, `documents.${title}`)}>
            <DocumentLink url={url}>
              <Icon name="document" />
              {title}
            </DocumentLink>
          </li>
        ))}
      </ul>
      <h3>{documentsTexts[visit.language].title}</h3>
      <BatchForm visit={visit} />
    </div>
  );
}

/** A page of this site opens in the visitor's language. A file has no language and is downloaded. */
function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  if (/^\/(media|assets)\//.test(url)) return <a href={url} download className="text-link">{children}</a>;
  return <Link href={url} className="text-link">{children}</Link>;
}

/** A column that no pack fills is left out. */
function PackTable({ packs, words }: { packs: Pack[]; words: Visit["texts"]["product"] }) {
  const columns = [
    ({ size, unit }: Pack) => `${size} ${words.units[unit] ?? unit}`,
    ({ code }: Pack) => code,
    ({ barcode }: Pack) => barcode,
  ].flatMap((cell, at) => packs.some(cell) ? [{ title: words.packColumns[at], cell }] : []);
  return (
    <table className="packs" aria-labelledby="packs">
      <thead>
        <tr>{columns.map(({ title }) => <th key={title} scope="col">{title}</th>)}</tr>
      </thead>
      <tbody>
        {packs.map((pack, at) => (
          <tr key={at}>{columns.map(({ title, cell }) => <td key={title}>{cell(pack)}</td>)}</tr>
        ))}
      </tbody>
    </table>
  );
}
