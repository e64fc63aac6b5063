import type { SendingTexts } from "./en.ts";

export const te: SendingTexts = {
  sentTitle: "మీ అభ్యర్థన అందింది",
  sent: "ధన్యవాదాలు! త్వరలోనే మిమ్మల్ని సంప్రదిస్తాం.",
  reference: "రిఫరెన్స్ నంబరు",
  problems: "దయచేసి ఈ వివరాలు సరిచేయండి",
  issues: {
    name: "పేరులో కనీసం 2 అక్షరాలు ఉండాలి",
    email: "సరైన ఈ-మెయిల్ రాయండి",
    phone: "ఫోన్ నంబరులో కనీసం 10 అంకెలు ఉండాలి",
    message: "మీకు ఏం కావాలో కొంచెం వివరంగా రాయండి",
  },
};
