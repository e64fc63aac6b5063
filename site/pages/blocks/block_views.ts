import type { ComponentType } from "react";
import type { BlockKind, ShownBlock } from "../../../contract/page.ts";
import { LATEST_PATH } from "../blog/paths.ts";
import { CATEGORIES_PATH } from "../catalogue/categories.ts";
import { Action } from "./Action.tsx";
import type { BlockProps } from "./block_props.ts";
import { ContactForm } from "./ContactForm.tsx";
import { FEATURED_PATH, goodsPath } from "./FeaturedProducts.tsx";
import { FiguresBlock } from "./Figures.tsx";
import { Goods } from "./Goods.tsx";
import { Hero } from "./Hero.tsx";
import { Cards, Faq, Lists, Points, Statements } from "./Items.tsx";
import { LatestInsights } from "./LatestInsights.tsx";
import { PictureBlock } from "./PictureBlock.tsx";
import { Products } from "./Products.tsx";
import { Profile } from "./Profile.tsx";
import { Prose, Story } from "./Prose.tsx";
import { Statement } from "./Statement.tsx";
import { Touch } from "./Touch.tsx";

/** How each kind of block is drawn. */
export const BLOCK_VIEWS: Record<BlockKind, ComponentType<BlockProps>> = {
  hero: Hero,
  products: Products,
  statement: Statement,
  articles: LatestInsights,
  touch: Touch,
  contact: ContactForm,
  profile: Profile,
  text: Prose,
  story: Story,
  figures: FiguresBlock,
  cards: Cards,
  points: Points,
  statements: Statements,
  lists: Lists,
  faq: Faq,
  picture: PictureBlock,
  goods: Goods,
  action: Action,
};

/** API paths that a block needs. */
export function queriesOfBlock({ kind, categories = [] }: Pick<ShownBlock, "kind" | "categories">): string[] {
  if (kind === "products") return [CATEGORIES_PATH, FEATURED_PATH];
  if (kind === "articles") return [LATEST_PATH];
  if (kind === "goods") return categories.slice(0, 1).map(goodsPath);
  return [];
}
