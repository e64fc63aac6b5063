import type { FoundBatch } from "../../contract/batch_documents.ts";
import { describePage } from "../app/describe_page.ts";
import type { PageRoute, Place, Visit } from "../app/visit.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { langOf } from "../ui/untranslated.tsx";
import { BatchForm } from "./documents/BatchForm.tsx";
import { documentsTexts } from "./documents/documents_texts.ts";

const PATH = "/documents";
const NUMBER_MAX = 60;

export const documentsRoute: PageRoute = {
  query: ["batch"],
  queries: (place) => batchOf(place) ? [apiPath(place)] : [],
  describe: (visit) => {
    const { title, metaDescription } = documentsTexts[visit.language];
    return describePage(visit, {
      title,
      description: metaDescription(visit.company.name),
      path: PATH,
      crumbs: [{ name: title, path: PATH }],
      // The answer about one pack is for who holds it.
      ...(batchOf(visit) && { noindex: true }),
    });
  },
  Page: DocumentsPage,
};

function batchOf({ search }: Place): string {
  return (search.get("batch") ?? "").trim().slice(0, NUMBER_MAX);
}

function apiPath(place: Place): string {
  return `/api/batch-documents?batch=${encodeURIComponent(batchOf(place))}`;
}

/** The documents of one batch, for who has its number. No number is shown that was not given. */
function DocumentsPage({ visit }: { visit: Visit }) {
  const texts = documentsTexts[visit.language];
  const number = batchOf(visit);
  return (
    <>
      <link rel="stylesheet" href="/product/page.css" precedence="page" />
      <PageHead visit={visit} title={texts.title} text={texts.text} />
      <div className="wrap section batch-documents">
        <BatchForm key={number} visit={visit} number={number} />
        {number && <Found visit={visit} number={number} />}
      </div>
    </>
  );
}

function Found({ visit, number }: { visit: Visit; number: string }) {
  const texts = documentsTexts[visit.language];
  const { value: found, loading } = visit.read<FoundBatch[]>(apiPath(visit));
  if (loading) return <Skeleton rows={2} label={visit.texts.shell.loading} />;
  if (!found || found.length === 0) {
    return (
      <div role="status">
        <p>{texts.unknown(number)}</p>
        <p className="actions">
          <Link href="/contact" className="button">{texts.ask}</Link>
        </p>
      </div>
    );
  }
  return found.map(({ number, product, files }) => (
    <section key={product.slug} className="documents" aria-label={texts.found(number)}>
      <h2>{texts.found(number)}</h2>
      <p>
        <Link href={`/product/${product.slug}`}>
          <span lang={langOf(product, "name")}>{product.name}</span>
        </Link>
      </p>
      <ul>
        {files.map(({ kind, url }) => (
          <li key={url}>
            <a href={url} download className="text-link">
              <Icon name="document" />
              {texts.papers[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
