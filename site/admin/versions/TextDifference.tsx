import { Fragment } from "react";
import { type LineDifference, type Piece as PieceOf, textDifference } from "./text_difference.ts";
import { versionTexts as own } from "./version_texts.ts";

/** Longer runs of unchanged lines are collapsed to a count. */
const CONTEXT = 2;

/** The difference of two texts, with the removed and added words marked visually and for screen readers. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const runs = runsOf(textDifference(before, after));
  return (
    <div className="difference">
      {runs.map((lines, index) =>
        lines[0]?.kind === "same" && lines.length > CONTEXT
          ? <p key={index} className="difference-skip">{own.unchanged(lines.length)}</p>
          : lines.map((line, at) => <Line key={`${index} ${at}`} line={line} />)
      )}
    </div>
  );
}

function runsOf(lines: LineDifference[]): LineDifference[][] {
  const runs: LineDifference[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && (last[0]?.kind === "same") === (line.kind === "same")) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function Line({ line: { kind, pieces } }: { line: LineDifference }) {
  return (
    <p className="difference-line" data-kind={kind}>
      {pieces.map((piece, index) => <Piece key={index} piece={piece} />)}
    </p>
  );
}

function Piece({ piece: { kind, text } }: { piece: PieceOf }) {
  if (kind === "same") return <Fragment>{text}</Fragment>;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="visually-hidden">{kind === "removed" ? own.was : own.is}</span>
      {text}
      <span className="visually-hidden">{own.end}</span>
    </Mark>
  );
}
