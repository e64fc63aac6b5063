import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../visit.ts";
import { Icon } from "../../ui/Icon.tsx";

/** What a pack's label says: composition, indications, withdrawal, documents. Nothing where nothing is known. */
export function ProductLabel({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product;
  const { composition, indications, withdrawal, documents } = product;
  if (!composition.length && !indications.length && !withdrawal && !documents.length) return null;
  return (
    <aside className="label-sheet" aria-label={words.label}>
      {(withdrawal || documents.length > 0) && (
        <section>
          {withdrawal && <WithdrawalTable withdrawal={withdrawal} visit={visit} />}
          {documents.length > 0 && <Documents documents={documents} title={words.documents} />}
        </section>
      )}
      {composition.length > 0 && (
        <section>
          <h2>{words.composition}</h2>
          <dl className="pairs">
            {composition.map(({ ingredient, strength }) => (
              <div key={ingredient}>
                <dt>{ingredient}</dt>
                <dd>{strength}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {indications.length > 0 && (
        <section>
          <h2>{words.indications}</h2>
          <ul className="plain-list">
            {indications.map((indication) => <li key={indication}>{indication}</li>)}
          </ul>
        </section>
      )}
    </aside>
  );
}

function Documents({ documents, title }: { documents: Product["documents"]; title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="documents">
        {documents.map(({ title, url }) => (
          <li key={url + title}>
            <a href={url}>
              <Icon name="document" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function WithdrawalTable(
  { withdrawal, visit }: { withdrawal: NonNullable<Product["withdrawal"]>; visit: Visit },
) {
  const words = visit.texts.product.withdrawal;
  const say = (days: number | null) => days === null ? words.unstated : words.days(days);
  return (
    <>
      <h2 id="withdrawal">{words.title}</h2>
      <table className="withdrawal" aria-labelledby="withdrawal">
        <thead>
          <tr>
            <th scope="col">{words.meat}</th>
            <th scope="col">{words.eggs}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{say(withdrawal.meatDays)}</td>
            <td>{say(withdrawal.eggDays)}</td>
          </tr>
        </tbody>
      </table>
      {withdrawal.note && <p className="note">{withdrawal.note}</p>}
    </>
  );
}
