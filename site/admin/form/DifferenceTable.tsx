import { texts } from "../texts.ts";
import type { Difference } from "./draft.ts";

interface Props {
  title: string;
  rows: readonly Difference[];
  /** Headings of the two versions that are compared. */
  theirs: string;
  mine: string;
  /** Shown if there are no rows. */
  same: string;
}

/** The fields in which two versions of a document differ. */
export function DifferenceTable({ title, rows, theirs, mine, same }: Props) {
  if (rows.length === 0) return <p>{same}</p>;
  return (
    <div className="conflict-table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.conflict.field}</th>
            <th scope="col">{theirs}</th>
            <th scope="col">{mine}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.theirs || texts.conflict.blank}</td>
              <td>{row.mine || texts.conflict.blank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
