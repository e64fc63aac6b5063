/** An element of a parsed document. */
interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TOKEN = /<\?xml [^?]*\?>|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

/** The root of a document in the plain XML that we write; throws where it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`Not XML: ${xml.slice(at, at + 80)}`);
    const [, closed, opened, attributes, empty, text] = token;
    const parent = open.at(-1)!;
    if (closed) {
      if (open.pop()!.name !== closed) throw new Error(`</${closed}> closes another element`);
    } else if (opened) {
      const element = { name: opened, attributes: attributesOf(attributes!), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    } else if (text) parent.text += unescape(text);
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error("Not one closed root element");
  return root.children[0]!;
}

/** Text of the first child of that name. */
export function childText({ children }: XmlElement, name: string): string | undefined {
  return children.find((child) => child.name === name)?.text;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, unescape(value!)]),
  );
}

const LETTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(\w*);?/g, (entity, name: string) => {
    const letter = LETTERS[name];
    if (!letter || !entity.endsWith(";")) throw new Error(`Not an entity: ${entity}`);
    return letter;
  });
}
