import type { Category } from "../../../contract/category.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SearchForm } from "../../ui/SearchForm.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { CATEGORIES_PATH, homeTiles } from "../catalogue/categories.ts";
import type { BlockProps } from "./block_props.ts";

export function CategoryTiles({ visit, block, id }: BlockProps) {
  const { products } = visit.texts.home;
  const { value, loading } = visit.read<Category[]>(CATEGORIES_PATH);
  const tiles = homeTiles(value ?? [], block.categories);
  return (
    <>
      <div className="section-head">
        <div>
          <h2 id={id} lang={langOf(block, "title")}>{block.title ?? products.title}</h2>
          {block.lead && <p lang={langOf(block, "lead")}>{block.lead}</p>}
        </div>
        <div>
          <SearchForm
            id="home-search"
            action="/products"
            label={products.search}
            button={products.searchButton}
            hint={products.searchHint}
            suggestFor={visit}
          />
          <Link href="/health" className="text-link">
            {visit.texts.shell.footer.health}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
      {loading && <Skeleton rows={4} label={visit.texts.shell.loading} className="tiles" />}
      {!loading && tiles.length === 0 && <p className="empty">{products.empty}</p>}
      {tiles.length > 0 && (
        <ul className="tiles">
          {tiles.map((category) => (
            <li key={category.slug}>
              <Link href={`/products/${category.slug}`} className="tile">
                <svg className="tile-plate" aria-hidden="true">
                  <rect width="100%" height="100%" fill={category.bgColor} />
                </svg>
                <Picture src={category.imageUrl} placeholder="category" alt="" width={800} height={600} />
                <span className="tile-caption">
                  <strong>{category.name}</strong>
                  <span>{products.count(category.productCount)}</span>
                  <Icon name="arrow" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
