import type { Category } from "../../contract/category.ts";
import { Link } from "./Link.tsx";

/** Categories as small links with their number of products. */
export function CategoryChips(
  { categories }: { categories: readonly Pick<Category, "slug" | "name" | "productCount">[] },
) {
  return (
    <ul className="chips">
      {categories.map(({ slug, name, productCount }) => (
        <li key={slug}>
          <Link href={`/products/${encodeURIComponent(slug)}`} className="chip">
            {name} <span>{productCount}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
