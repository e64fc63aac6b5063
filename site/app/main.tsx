import { StrictMode } from "react";
import { App } from "./App.tsx";
import { followLinks } from "./follow_links.ts";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import { lazyRoutes } from "./lazy_routes.ts";
import { createPageFetcher } from "./page_fetcher.ts";
import { prefetchLinks } from "./prefetch_links.ts";
import { createQueryClient } from "./query_client.ts";
import { SERVED_PAGE_ID, type ServedPage } from "./served_page.ts";
import { loadTexts } from "../texts/texts.ts";
import "../../widgets/kit/lazy_files.ts";

const served = JSON.parse(document.getElementById(SERVED_PAGE_ID)!.textContent!) as ServedPage;
// The response to a form posted without JavaScript has the URL of the API. Show the URL of its page instead.
const { pathname, search } = location;
if (served.address !== pathname + search && pathname.startsWith("/api/")) {
  history.replaceState(null, "", served.address + location.hash);
}
const client = createQueryClient();
for (const [apiPath, value] of Object.entries(served.queries)) client.setQueryData([apiPath], value);

const [{ hydrate }, texts] = await Promise.all([
  import("./hydrate.ts"),
  loadTexts(served.language),
  lazyRoutes.load(splitLanguage(location.pathname).path),
]);
hydrate(
  document.getElementById("root")!,
  <StrictMode>
    <App client={client} served={served} texts={texts} routes={lazyRoutes} />
  </StrictMode>,
);
const pages = createPageFetcher(client, lazyRoutes);
followLinks(served.language, pages);
prefetchLinks(served.language, pages);
import("./keep_chat_clear.ts").then(({ keepChatClear }) => keepChatClear(), () => {});
import("../offline/register_worker.ts").then(({ registerWorker }) => registerWorker(), () => {});
