import type { EmbedTheme } from "../../../../contract/shared/embed.ts";
import type { Widget } from "../../../../contract/partner.ts";
import type { CodeFault } from "../check_code.ts";

export type Platform = "html" | "wordpress" | "shopify" | "wix" | "gtm" | "react";

/** Texts of the embed page. They are in its own chunk, not in the bundle of every page. */
export interface EmbedTexts {
  metaTitle: string;
  metaDescription: (company: string) => string;
  title: string;
  text: string;
  facts: [title: string, text: string][];
  buildTitle: string;
  widget: string;
  widgets: Record<Widget, [name: string, text: string]>;
  noWidget: string;
  /** Above the options of all chosen widgets, and for an option of one widget that says nothing else. */
  allWidgets: string;
  asAll: string;
  language: string;
  pageLanguage: string;
  theme: string;
  pageTheme: string;
  themes: Record<EmbedTheme, string>;
  accent: string;
  accentNames: string[];
  contrast: (ratio: string) => string;
  position: string;
  right: string;
  left: string;
  category: string;
  allCategories: string;
  /** A category that the page's address names and that does not exist. */
  categoryUnknown: (slug: string) => string;
  product: string;
  productHint: string;
  partner: string;
  partnerHint: string;
  partnerWrong: string;
  partnerAsk: string;
  pinned: string;
  pinnedHint: string;
  update: string;
  /** A step of each platform, where several widgets are chosen. */
  several: string;
  check: CheckTexts;
  previewTitle: string;
  previewFrame: string;
  previewNote: string;
  computer: string;
  phone: string;
  snippetTitle: string;
  snippetText: string;
  where: string;
  copy: string;
  copied: string;
  copyFailed: string;
  codeLabel: string;
  policyLabel: string;
  typesLabel: string;
  platforms: Record<Platform, string>;
  steps: Record<Platform, string[]>;
  fallback: string;
  goodTitle: string;
  good: [title: string, text: string][];
}

/** The texts about code that a dealer has checked. `about` and `other` are those of a `CodeFault`. */
type CheckTexts = Record<CodeFault["code"], (about: string, other: string) => string> & {
  title: string;
  label: string;
  hint: string;
  submit: string;
  fine: string;
};

export const en: EmbedTexts = {
  metaTitle: "Widgets for Your Website",
  metaDescription: (company) =>
    `Put the chat, the quote dialog or the product table of ${company} on your own page: choose, look, copy the code.`,
  title: "Our products, on your website",
  text:
    "Your customers search, ask and request quotes without leaving your page. Choose what you need, watch it live, and paste a few lines.",
  facts: [
    ["2 kB", "until somebody opens it"],
    ["3 languages", "English, Hindi, Telugu"],
    ["No cookies", "and nothing from third hosts"],
    ["One line", "on any website"],
  ],
  buildTitle: "Make it yours",
  widget: "What would you like to show? One or several",
  widgets: {
    chat: ["Chat", "Answers questions about products, doses and orders, day and night"],
    quote: ["Quote button", "Opens a short form; you are named as where it came from"],
    products: ["Product table", "The live catalogue with search, always up to date"],
  },
  noWidget: "Choose at least one of them.",
  allWidgets: "For all of them",
  asAll: "As all of them",
  language: "Language",
  pageLanguage: "As your page",
  theme: "Theme",
  pageTheme: "As your page",
  themes: { light: "Light", dark: "Dark", auto: "As the device" },
  accent: "Colour",
  accentNames: ["Green", "Blue", "Violet", "Red", "Brown", "Grey"],
  contrast: (ratio) =>
    `White words on this colour are hard to read (${ratio} : 1). Take a darker one: at least 4.5 : 1.`,
  position: "Corner",
  right: "Right",
  left: "Left",
  category: "Category",
  allCategories: "All products",
  categoryUnknown: (slug) =>
    `There is no category “${slug}”. Choose one below, or the table shows all products.`,
  product: "Product",
  productHint: "As it should stand in the request; empty for a request about anything",
  partner: "Partner key",
  partnerHint: "It tells us that a customer came from you. Without one everything works just the same.",
  partnerWrong: "A key begins with pk_ and has letters and digits only.",
  partnerAsk: "Ask us for a key",
  pinned: "Stay on today's version",
  pinnedHint:
    "With an integrity hash: the browser runs this very file and no other. You then get improvements only when you copy a new line.",
  update: "Show this",
  several: "Each <roost-…> may be moved to where it should stand. Each script is needed only once on a page.",
  check: {
    title: "Does your page have all it needs?",
    label: "Code of your page",
    hint: "Paste the part with our tags. Nothing of it is stored.",
    submit: "Check",
    fine: "Nothing is missing.",
    nothing: () => "There is no tag and no script of ours in this code.",
    scriptMissing: (tag, script) => `${tag} stays empty, because ${script} is missing. Add this line once:`,
    elementMissing: (script, tag) => `${script} is there, but no ${tag} where it should show something.`,
    twice: (script) => `${script} is there more than once. Once is enough; take the others out.`,
    category: (slug) => `There is no category “${slug}”. Visitors see all products instead.`,
  },
  previewTitle: "Live on a page like yours",
  previewFrame: "Preview: the widgets on a shop's page",
  previewNote: "This is the real thing: what you send from here reaches us. The shop around it is invented.",
  computer: "Computer",
  phone: "Phone",
  snippetTitle: "Copy it into your page",
  snippetText: "The code below follows what you choose above.",
  where: "Where does your website live?",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Selected: press Ctrl+C",
  codeLabel: "Code to copy",
  policyLabel: "Policy to copy",
  typesLabel: "Types for the tags",
  platforms: {
    html: "Plain HTML",
    wordpress: "WordPress",
    shopify: "Shopify",
    wix: "Wix",
    gtm: "Google Tag Manager",
    react: "React",
  },
  steps: {
    html: [
      "Open your page's file in an editor.",
      "Paste the code where the widget should stand. The chat may stand anywhere: just before </body> is best.",
      "Save, upload, and reload the page.",
    ],
    wordpress: [
      "For the chat on all pages: Appearance → Editor → Patterns → Footer; with an older theme, Appearance → Widgets → Footer. For one page: open that page.",
      "Add a “Custom HTML” block, paste the code, and save.",
      "If the code shows as text, your plan or another plugin removes scripts: a header-and-footer plugin takes it instead.",
    ],
    shopify: [
      "Online Store → Themes → Customize.",
      "Add section → Custom Liquid, where the widget should stand; for the chat on every page, choose the footer.",
      "Paste the code and save.",
    ],
    wix: [
      "For the chat: Settings → Custom Code → Add Custom Code, paste it, choose “Body – end”. Your site needs a domain of its own for that.",
      "For the table or the button: Add Elements → Embed Code → Embed HTML, and paste it there.",
      "Wix shows embedded HTML in a frame with an address of its own. With a partner key, the browser's console names that address: tell us, and we allow it.",
    ],
    gtm: [
      "Tags → New → Custom HTML, and paste the code. Its settings are in the address, as Tag Manager drops the others.",
      "Trigger: All Pages, or those that you choose.",
      "The table and the button also need the second piece of code, in the page, where they should stand. Then submit and publish.",
    ],
    react: [
      "Save both type files beside your component, so that the editor knows the tags.",
      "Add the component and use it where the widget should stand. This is React 19; with React 18 put the script into index.html.",
      "Moving between the pages of your app is fine: there is one chat, and it stays.",
    ],
  },
  fallback: "Our product list",
  goodTitle: "A good guest on your page",
  good: [
    [
      "Your look stays yours",
      "Everything is in a shadow root: none of our styles reach your page, and none of yours break ours.",
    ],
    [
      "Strict content security policy",
      "Does your page have one? Add these two sources. No inline styles, no eval, nothing else.",
    ],
    [
      "Your key, your sites",
      "A partner key works on the sites that we have noted for you. On any other the widget is refused, and the browser's console says which site to add.",
    ],
    [
      "Private by default",
      "No cookies and no tracking. Nothing is stored before your visitor writes in the chat, and they can erase it.",
    ],
  ],
};
