import type { LineTexts } from "./en.ts";

export const te: LineTexts = {
  title: "ఉత్పత్తులు",
  product: "ఉత్పత్తి",
  quantity: "పరిమాణం",
  example: "25 kg × 4",
  more: "మరో ఉత్పత్తి చేర్చండి",
  remove: "తీసేయండి",
  full: "ఒక అభ్యర్థనలో ఇంతకంటే ఎక్కువ ఉత్పత్తులు పట్టవు.",
};
