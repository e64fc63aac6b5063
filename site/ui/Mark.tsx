import { initials } from "../../contract/shared/business.ts";
import type { Visit } from "../app/visit.ts";
import { builtAddress } from "./Picture.tsx";
import { HEN, Hen } from "./Hen.tsx";

/** The company's logo, or its initials. Decorative, unless it says the company's name alone. */
export function Mark({ visit, onDark }: { visit: Pick<Visit, "company" | "frame">; onDark?: boolean }) {
  const { company, frame: { logo, logoDark, isNameHidden } } = visit;
  if (logo === HEN) return <Hen />;
  if (!logo) return <span className="mark initials" aria-hidden="true">{initials(company.shortName)}</span>;
  const picture = (src: string, className: string) => (
    <img
      src={builtAddress(src)}
      alt={isNameHidden ? company.name : ""}
      height="40"
      className={`logo ${className}`}
    />
  );
  if (onDark || !logoDark) return picture(onDark ? logoDark ?? logo : logo, "");
  return (
    <>
      {picture(logo, "on-light")}
      {picture(logoDark, "on-dark")}
    </>
  );
}
