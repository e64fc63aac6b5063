import { texts } from "../texts.ts";
import { sectionId } from "../ui/Section.tsx";
import type { AnyForm } from "./resource.ts";

/** Shorter forms are seen at once. */
const SECTIONS_MIN = 6;

/** Links from the head of a long form to its sections, so that nobody goes through all fields to the last. */
export function SectionLinks({ sections }: { sections: AnyForm["sections"] }) {
  const titles = sections.flatMap((section) => "title" in section && !section.frame ? section.title : []);
  if (titles.length < SECTIONS_MIN) return null;
  return (
    <nav className="section-links" aria-label={texts.form.sections}>
      {titles.map((title) => (
        <a
          key={title}
          href={`#${sectionId(title)}`}
          onClick={(event) => {
            event.preventDefault();
            const section = document.getElementById(sectionId(title));
            section?.scrollIntoView({ block: "start" });
            section?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
