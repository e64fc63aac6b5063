import type { AutomaticRedirect } from "../../contract/redirect.ts";
import type { WholeContent } from "../content/content.ts";

/** The redirects that were created by slug changes. */
export function automaticRedirects(content: WholeContent): AutomaticRedirect[] {
  const products = new Map(content.products.map((product) => [product.id, product]));
  const posts = new Map(content.posts.map((post) => [post.id, post]));
  return [
    ...content.redirects.flatMap(({ slug, productId }) => {
      const product = products.get(productId);
      return product ? [row("product", product.name, `/product/${slug}`, `/product/${product.slug}`)] : [];
    }),
    ...content.categories.flatMap(({ name, slug, oldSlugs = [] }) =>
      oldSlugs.map((old) => row("category", name, `/products/${old}`, `/products/${slug}`))
    ),
    ...content.postRedirects.flatMap(({ slug, postId }) => {
      const post = posts.get(postId);
      return post ? [row("article", post.title, `/blog/post/${slug}`, `/blog/post/${post.slug}`)] : [];
    }),
  ];
}

function row(kind: AutomaticRedirect["kind"], name: string, from: string, to: string): AutomaticRedirect {
  return { id: from, kind, name, from, to };
}
