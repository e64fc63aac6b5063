import { yearsInBusiness } from "../../contract/shared/business.ts";
import type { Visit } from "../app/visit.ts";

/** The company's four key figures. */
export function Stats({ visit, inRow }: { visit: Visit; inRow?: boolean }) {
  const { stats } = visit.texts.home.about;
  const years = yearsInBusiness(visit.company.yearEstablished, visit.year);
  const figures = [{ value: years, label: stats.years }, stats.products, stats.reach, stats.support];
  return (
    <dl className={inRow ? "stats row" : "stats"}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
