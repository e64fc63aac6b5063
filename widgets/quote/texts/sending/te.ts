import { te as issues } from "../../../../contract/shared/issue_words/te.ts";
import type { SendingTexts } from "./en.ts";

export const te: SendingTexts = {
  sentTitle: "మీ అభ్యర్థన అందింది",
  reference: "రిఫరెన్స్ నంబరు",
  keep: "ఈ అభ్యర్థనను దాచుకోండి లేదా ప్రింట్ తీయండి",
  problems: "దయచేసి ఈ వివరాలు సరిచేయండి",
  issues,
};
