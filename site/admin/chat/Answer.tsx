import { Lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

/** Where a link of an answer may lead. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/** What the assistant wrote, formatted as the visitor saw it. It is made of elements and never of HTML. */
export function Answer({ text }: { text: string }) {
  return <div className="answer">{all(Lexer.lex(text, { gfm: true, breaks: true }))}</div>;
}

function all(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, place) => <Fragment key={place}>{elementOf(token as Known)}</Fragment>);
}

type Known =
  | Tokens.Paragraph
  | Tokens.Heading
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Del
  | Tokens.Blockquote
  | Tokens.Link
  | Tokens.List
  | Tokens.Table
  | Tokens.Code
  | Tokens.Codespan
  | Tokens.Text
  | Tokens.Escape
  | Tokens.Image
  | Tokens.HTML
  | Tokens.Br
  | Tokens.Hr
  | Tokens.Space;

function elementOf(token: Known): ReactNode {
  switch (token.type) {
    case "paragraph":
      return <p>{all(token.tokens)}</p>;
    case "heading":
      return (
        <p>
          <strong>{all(token.tokens)}</strong>
        </p>
      );
    case "strong":
      return <strong>{all(token.tokens)}</strong>;
    case "em":
      return <em>{all(token.tokens)}</em>;
    case "del":
      return <del>{all(token.tokens)}</del>;
    case "blockquote":
      return <blockquote>{all(token.tokens)}</blockquote>;
    case "link":
      return linkOf(token);
    case "list":
      return listOf(token);
    case "table":
      return tableOf(token);
    case "code":
      return <pre>{token.text}</pre>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "space":
      return null;
    case "text":
      return "tokens" in token && token.tokens ? all(token.tokens) : token.text;
    default:
      // What is not formatted is read as it was written; HTML too.
      return token.text;
  }
}

function linkOf({ href, tokens }: Tokens.Link): ReactNode {
  if (!ADDRESS.test(href)) return all(tokens);
  return <a href={href} target="_blank" rel="noopener noreferrer">{all(tokens)}</a>;
}

function listOf({ ordered, start, items }: Tokens.List): ReactNode {
  const rows = items.map(({ tokens }, place) => <li key={place}>{all(tokens)}</li>);
  return ordered ? <ol start={start === "" ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

function tableOf({ header, rows }: Tokens.Table): ReactNode {
  return (
    // What is too wide moves within its frame, by the keyboard as well.
    <div className="answer-wide" tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map(({ tokens }, place) => <th key={place} scope="col">{all(tokens)}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>{row.map(({ tokens }, place) => <td key={place}>{all(tokens)}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
