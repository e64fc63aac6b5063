import type { LineTexts } from "./en.ts";

export const hi: LineTexts = {
  title: "उत्पाद",
  product: "उत्पाद",
  quantity: "मात्रा",
  example: "25 kg × 4",
  more: "एक और उत्पाद जोड़ें",
  remove: "हटाएँ",
  full: "एक अनुरोध में इससे ज़्यादा उत्पाद नहीं जुड़ते।",
};
