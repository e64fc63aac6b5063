interface SourceListProps {
  sources: readonly {
    title: string;
    publisher: string;
    date?: string | null | undefined;
    url?: string | null | undefined;
  }[];
}

/** Where something is written: in English, as the papers are. */
export function SourceList({ sources }: SourceListProps) {
  return (
    <ul lang="en">
      {sources.map(({ title, publisher, date, url }) => (
        <li key={title + publisher}>
          {url ? <a href={url} rel="noopener">{title}</a> : title}, {publisher}
          {date && (
            <>
              , <time dateTime={date}>{date}</time>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
