/**
 * Every page's module, imported statically. The route table imports them dynamically, which suits a browser. Deno sets
 * up each dynamic import of a module that is not loaded yet on its own: fourteen of them doubled the server's start.
 */
import "../../site/pages/BlogPage.tsx";
import "../../site/pages/CategoryPage.tsx";
import "../../site/pages/ComparePage.tsx";
import "../../site/pages/ConditionPage.tsx";
import "../../site/pages/DocumentsPage.tsx";
import "../../site/pages/EmbedPage.tsx";
import "../../site/pages/HealthPage.tsx";
import "../../site/pages/PostPage.tsx";
import "../../site/pages/ProductPage.tsx";
import "../../site/pages/ProductsPage.tsx";
import "../../site/pages/ProhibitedListPage.tsx";
import "../../site/pages/QuoteListPage.tsx";
import "../../site/pages/RequestPage.tsx";
import "../../site/pages/SavedPage.tsx";
import "../../site/pages/SiteMapPage.tsx";
import "../../site/pages/WrittenPage.tsx";
