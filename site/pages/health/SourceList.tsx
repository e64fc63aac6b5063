import { DEFAULT_LANGUAGE } from "../../../contract/language.ts";
import { Day } from "../../ui/Day.tsx";

interface SourceListProps {
  sources: readonly {
    title: string;
    publisher: string;
    /** A day, or the year alone. */
    date?: string | null | undefined;
    url?: string | null | undefined;
  }[];
}

/** Where something is written: in English, as the papers are. */
export function SourceList({ sources }: SourceListProps) {
  return (
    <ul lang={DEFAULT_LANGUAGE}>
      {sources.map(({ title, publisher, date, url }) => (
        <li key={title + publisher}>
          {url ? <a href={url} rel="noopener">{title}</a> : title}, {publisher}
          {date && (
            <>
              , {date.length > 4
                ? <Day date={date} language={DEFAULT_LANGUAGE} />
                : <time dateTime={date}>{date}</time>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
