import type { Language } from "../../contract/language.ts";

/** The texts of the lines. They are separate, since few requests have lines. */
export const lineTexts: Record<
  Language,
  {
    title: string;
    product: string;
    quantity: string;
    example: string;
    more: string;
    remove: string;
    full: string;
  }
> = {
  en: {
    title: "Products",
    product: "Product",
    quantity: "Quantity",
    example: "25 kg × 4",
    more: "Add another product",
    remove: "Remove",
    full: "A request takes no more products.",
  },
  hi: {
    title: "उत्पाद",
    product: "उत्पाद",
    quantity: "मात्रा",
    example: "25 kg × 4",
    more: "एक और उत्पाद जोड़ें",
    remove: "हटाएँ",
    full: "एक अनुरोध में इससे ज़्यादा उत्पाद नहीं जुड़ते।",
  },
  te: {
    title: "ఉత్పత్తులు",
    product: "ఉత్పత్తి",
    quantity: "పరిమాణం",
    example: "25 kg × 4",
    more: "మరో ఉత్పత్తి చేర్చండి",
    remove: "తీసేయండి",
    full: "ఒక అభ్యర్థనలో ఇంతకంటే ఎక్కువ ఉత్పత్తులు పట్టవు.",
  },
};
