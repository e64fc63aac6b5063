import { type Query, type QueryClient, QueryClientProvider, useQueries } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { describedPage, findPage, queriesOf, visitOf } from "./find_page.ts";
import { chosenForms, FORMS_KEY } from "../../contract/shared/chosen_forms.ts";
import { baseOf, localPath, splitLanguage } from "../../contract/shared/language_paths.ts";
import type { lazyRoutes } from "./lazy_routes.ts";
import { apiQuery, RequestError } from "./query_client.ts";
import type { ServedPage } from "./served_page.ts";
import type { Texts } from "../texts/texts.ts";
import { Layout } from "../ui/Layout.tsx";
import { LoadFailed } from "../ui/LoadFailed.tsx";
import { ToastProvider } from "../ui/Toasts.tsx";
import { useHead } from "./use_head.ts";
import type { Loaded, Read } from "./visit.ts";

interface AppProps {
  client: QueryClient;
  served: ServedPage;
  texts: Texts;
  /** All pages on the server; in the browser those that are loaded. */
  routes: Pick<typeof lazyRoutes, "routeOf"> & Partial<typeof lazyRoutes>;
  /** The URL to render, including its language. Only set on the server, which has no `location`. */
  at?: { path: string; search: string };
}

/** The public site, the same on the server and in the browser. */
export function App(props: AppProps) {
  const { client, served, texts, at } = props;
  return (
    <QueryClientProvider client={client}>
      <Router base={baseOf(served.language)} ssrPath={at?.path} ssrSearch={at?.search}>
        <ToastProvider closeLabel={texts.shell.close}>
          <CurrentPage {...props} />
        </ToastProvider>
      </Router>
    </QueryClientProvider>
  );
}

function CurrentPage({ client, served, texts, routes }: AppProps) {
  const [path] = useLocation();
  const page = findPage(localPath(served.language, path), useSearch(), routes.routeOf);
  useSyncExternalStore(routes.subscribe ?? noSubscription, routes.count ?? zero, routes.count ?? zero);
  useEffect(() => void routes.load?.(path).catch(() => location.reload()), [path]);
  const read: Read = <T,>(apiPath: string) => readCache<T>(client, served, apiPath);
  // Fetches the data and renders again when it arrives. The page reads it from the cache, as on the server.
  useQueries({ queries: queriesOf(page, read).filter((p) => !served.refused?.[p]).map(apiQuery) });
  const visit = visitOf(page, served, texts, read);
  const { route, description, missing } = describedPage(page.route, visit);
  // Reloads a missing document after client navigation: only the server knows its redirects.
  const asksAgain = missing && splitLanguage(served.address.split("?")[0]!).path !== visit.path;
  useEffect(() => void (asksAgain && location.reload()), [asksAgain]);
  useHead(visit, description);
  // The quote dialog reads them when it opens.
  useEffect(() => void Reflect.set(customElements, FORMS_KEY, chosenForms(visit.company.forms)), []);

  const crumbs = description.kind === "page" ? description.metadata.crumbs : undefined;
  if (description.kind === "moved") return <Redirect to={description.to} replace />;
  if (asksAgain) return <Layout visit={visit}>{null}</Layout>;
  return (
    <Layout visit={visit}>
      {description.kind === "failed"
        ? <LoadFailed visit={visit} retry={() => client.refetchQueries({ predicate: isFailed })} />
        : <route.Page visit={{ ...visit, crumbs }} key={visit.path} />}
    </Layout>
  );
}

const noSubscription = () => () => {};
const zero = () => 0;

function isFailed({ state }: Query): boolean {
  return state.status === "error";
}

function readCache<T>(client: QueryClient, served: ServedPage, apiPath: string): Loaded<T> {
  const state = client.getQueryState<T>([apiPath]);
  if (state?.data !== undefined) return { value: state.data, loading: false };
  const refused = served.refused?.[apiPath];
  if (refused) return { loading: false, status: refused };
  if (state?.status !== "error") return { loading: true };
  return { loading: false, status: state.error instanceof RequestError ? state.error.status : 0 };
}
