import type { Product } from "../../../contract/product.ts";
import type { Pack } from "../../../contract/product_trade.ts";
import { BUSINESS } from "../../../contract/shared/business.ts";
import { plainText } from "../../../contract/shared/marked_text.ts";
import { absolute, addressOf, excerpt, type Site } from "../../app/metadata.ts";
import { CONTEXT, named, standalone } from "../../app/structured_data.ts";

/** The properties of a product that its structured data uses. */
type ToldOfProduct = Pick<
  Product,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "make"
  | "packaging"
  | "imageUrl"
  | "description"
  | "shortDescription"
  | "pictures"
  | "packs"
  | "manufacturer"
  | "hsnCode"
>;

export function productData(site: Site, product: ToldOfProduct, priceText: string) {
  const { origin, company } = site;
  const address = addressOf(site, `/product/${encodeURIComponent(product.slug)}`);
  const pictures = [product.imageUrl, ...product.pictures?.map(({ url }) => url) ?? []]
    .flatMap((url) => url ? absolute(url, origin) : []);
  const properties = [...property("Packaging", product.packaging), ...property("HSN", product.hsnCode)];
  const offer = {
    "@type": "Offer",
    url: address,
    // Prices are never shown: the specification demands this text instead.
    price: priceText,
    priceCurrency: BUSINESS.currency,
    availability: `${CONTEXT}/InStock`,
    seller: named("Organization", company.name),
  };
  return standalone("Product", {
    "@id": `${address}#product`,
    url: address,
    name: product.name,
    description: excerpt(plainText(product.description ?? product.shortDescription ?? product.name), 500),
    ...(pictures.length > 0 && { image: pictures.length > 1 ? pictures : pictures[0] }),
    sku: product.id,
    category: product.category,
    brand: named("Brand", company.name),
    ...madeBy(product.make),
    ...(product.manufacturer && { manufacturer: named("Organization", product.manufacturer) }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    offers: product.packs ? product.packs.map((pack) => ({ ...offer, ...packData(pack) })) : offer,
  });
}

function property(name: string, value: string | null | undefined) {
  return value ? [{ "@type": "PropertyValue", name, value }] : [];
}

function packData({ size, unit, code, barcode }: Pack) {
  return {
    name: `${size} ${unit}`,
    ...(code && { sku: code }),
    ...(barcode && { gtin: barcode }),
  };
}

/** A make that names no manufacturer: "Imported", or a country of origin. */
const NO_MAKER = /^(?:imported|(?:made in )?(india|china|japan|germany|france|italy|spain|usa))$/i;

/** The manufacturer if the make names one, else the country of origin if it names that. */
function madeBy(
  make: string | null,
): Partial<Record<"manufacturer" | "countryOfOrigin", { "@type": string; name: string }>> {
  const name = make?.trim();
  if (!name) return {};
  const [where, country] = NO_MAKER.exec(name) ?? [];
  if (!where) return { manufacturer: named("Organization", name) };
  return country ? { countryOfOrigin: named("Country", country) } : {};
}
