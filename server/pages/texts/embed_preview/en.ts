/** The texts of the invented shop's page. */
export const en = {
  shop: "Sample Farm Shop",
  nav: ["Feed", "Medicines", "Visit us"],
  title: "Medicines for your birds",
  text:
    "We keep what poultry farmers around here need, and order the rest by the evening. Ask us what is in stock.",
  after: "Open every day but Sunday, from eight to seven. This shop is invented.",
};

export type ShopTexts = typeof en;
