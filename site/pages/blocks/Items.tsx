import type { ShownItem } from "../../../contract/page.ts";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";

/** Cards without order, such as a team. */
export function Cards(props: BlockProps) {
  return (
    <section className="sunk" aria-labelledby={props.id}>
      <div className="wrap section">
        <Title {...props} />
        <ul className="values team" lang={langOf(props.block, "items")}>
          <Entries {...props} />
        </ul>
      </div>
    </section>
  );
}

/** Cards in an order, such as values. */
export function Points(props: BlockProps) {
  return (
    <section className="wrap section" aria-labelledby={props.id}>
      <Title {...props} />
      <ol className="values" lang={langOf(props.block, "items")}>
        <Entries {...props} />
      </ol>
    </section>
  );
}

/** A few sentences that weigh, such as mission and vision. */
export function Statements({ block }: BlockProps) {
  return (
    <section className="wrap section">
      <div className="creed" lang={langOf(block, "items")}>
        {block.items?.map(({ name, text }) => (
          <div key={name}>
            <h2>{name}</h2>
            <p className="lead">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Named lists side by side, such as a range of products. */
export function Lists(props: BlockProps) {
  return (
    <section className="sunk" aria-labelledby={props.id}>
      <div className="wrap section">
        <Title {...props} />
        <div className="portfolio" lang={langOf(props.block, "items")}>
          {props.block.items?.map(({ name, text }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ul className="plain-list">
                {text?.split("\n").filter(Boolean).map((line) => <li key={line}>{line}</li>)}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Questions that open to their answers. */
export function Faq(props: BlockProps) {
  return (
    <section className="wrap section faq" aria-labelledby={props.id}>
      <Title {...props} title={props.visit.texts.contact.faqTitle} />
      <div lang={langOf(props.block, "items")}>
        {props.block.items?.map(({ name, text }) => (
          <details key={name} name={props.id}>
            <summary>{name}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** `title`: where the owner wrote none. */
function Title({ block, id, title }: BlockProps & { title?: string }) {
  const shown = block.title ?? title;
  return shown ? <h2 id={id} lang={langOf(block, "title")}>{shown}</h2> : null;
}

function Entries({ block }: BlockProps) {
  return block.items?.map(({ name, text }: ShownItem) => (
    <li key={name}>
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  ));
}
