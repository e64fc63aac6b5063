import type { IssueWords } from "../../issue_messages.ts";

export const te: IssueWords = {
  required: () => "ఈ వివరం తప్పనిసరి",
  too_short: ({ min }, label) => `${label}లో కనీసం ${min} అక్షరాలు ఉండాలి`,
  too_long: ({ max }) => `${max} అక్షరాలకు మించకూడదు`,
  too_few_digits: ({ min }) => `ఫోన్ నంబరులో కనీసం ${min} అంకెలు ఉండాలి`,
  too_many: ({ max }) => `${max} ఉత్పత్తులకు మించకూడదు`,
  wrong_type: () => "దయచేసి దీన్ని సరిచేయండి",
  not_selected: (_, label) => `దయచేసి ${label} ఎంచుకోండి`,
  details_required: () => "దయచేసి మీకు ఏం కావాలో కొంచెం వివరంగా రాయండి",
  invalid_email: () => "దయచేసి సరైన ఈ-మెయిల్ చిరునామా రాయండి",
  invalid_phone: () => "దయచేసి సరైన ఫోన్ నంబరు రాయండి",
  key_reused: () => "ఈ ఫారం నుంచి మరో సందేశం ఇప్పటికే వెళ్లింది. ఇది కూడా పంపాలంటే మళ్లీ పంపండి.",
  invalid: () => "దయచేసి దీన్ని సరిచేయండి",
};
