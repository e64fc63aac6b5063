type Kind = "text" | "url" | "date" | "number" | "list" | "object";

/** Properties that schema.org and Google's guides demand of each type in use; `?` marks an optional one. */
const RULES: Record<string, Record<string, Kind | `${Kind}?`>> = {
  Organization: { name: "text", url: "url?", image: "url?", sameAs: "list?" },
  LocalBusiness: {
    name: "text",
    url: "url",
    image: "url",
    address: "object",
    geo: "object",
    telephone: "text?",
    priceRange: "text",
    openingHoursSpecification: "list",
  },
  PostalAddress: {
    streetAddress: "text",
    addressLocality: "text",
    addressRegion: "text",
    addressCountry: "text",
  },
  GeoCoordinates: { latitude: "number", longitude: "number" },
  OpeningHoursSpecification: { dayOfWeek: "list", opens: "text", closes: "text" },
  ContactPoint: { telephone: "text", contactType: "text" },
  Product: {
    name: "text",
    description: "text",
    url: "url",
    sku: "text",
    image: "url?",
    brand: "object",
    manufacturer: "object?",
    countryOfOrigin: "object?",
    category: "text",
    offers: "object",
  },
  Brand: { name: "text" },
  Country: { name: "text" },
  Offer: { url: "url", price: "text", priceCurrency: "text", availability: "url", seller: "object" },
  PropertyValue: { name: "text", value: "text" },
  Article: {
    headline: "text",
    description: "text",
    image: "url?",
    datePublished: "date",
    dateModified: "date",
    author: "object",
    publisher: "object",
    mainEntityOfPage: "url",
  },
  ImageObject: { url: "url" },
  WebPage: {
    "@id": "url",
    name: "text",
    url: "url",
    description: "text",
    inLanguage: "text",
    publisher: "object",
    breadcrumb: "object?",
  },
  MedicalCondition: {
    name: "text",
    url: "url",
    description: "text",
    alternateName: "list?",
    cause: "object",
    signOrSymptom: "list",
    primaryPrevention: "list",
    subjectOf: "list",
  },
  MedicalCause: { name: "text" },
  MedicalSign: { name: "text" },
  MedicalTherapy: { name: "text" },
  CreativeWork: { name: "text", publisher: "object", url: "url?" },
  BreadcrumbList: { itemListElement: "list" },
  ListItem: { position: "number", name: "text", item: "url" },
};

const CONTEXT = "https://schema.org";

/** The faults of a structured-data block and of all nested objects. */
export function faultsOf(data: Record<string, unknown>): string[] {
  return [
    ...(data["@context"] === CONTEXT ? [] : ["structured data without its context"]),
    ...partFaults(data),
  ];
}

function partFaults(data: Record<string, unknown>): string[] {
  const type = String(data["@type"]);
  const rules = RULES[type];
  if (!rules) return [`unknown type ${type}`];
  const own = Object.entries(rules).flatMap(([property, rule]) => {
    const value = data[property];
    if (value === undefined) return rule.endsWith("?") ? [] : [`${type} without ${property}`];
    return fits(value, rule.replace("?", "") as Kind)
      ? []
      : [`${type}.${property} is ${JSON.stringify(value)}`];
  });
  const parts = Object.values(data).flatMap((value) => Array.isArray(value) ? value : [value])
    .filter((value): value is Record<string, unknown> => typeof value === "object" && value !== null);
  const positions = type === "BreadcrumbList" ? parts.map(({ position }) => position) : [];
  const inOrder = positions.every((position, index) => position === index + 1);
  return [...own, ...(inOrder ? [] : ["breadcrumbs out of order"]), ...parts.flatMap(partFaults)];
}

function fits(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string" && value.trim() !== "";
    case "url":
      return typeof value === "string" && URL.parse(value)?.protocol === "https:";
    case "date":
      return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && !isNaN(Date.parse(value));
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "list":
      return Array.isArray(value) && value.length > 0;
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}
