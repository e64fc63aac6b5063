import type { Visit } from "../app/visit.ts";

/** Only on paper: who the sheet is from, and what kind of sheet it is. */
export function PaperHead({ visit, title }: { visit: Visit; title?: string }) {
  const { company } = visit;
  return (
    <div className="paper-head on-paper">
      <p>
        <strong>{company.name}</strong>
        <br />
        {company.tagline}
      </p>
      {title && <p>{title}</p>}
    </div>
  );
}
