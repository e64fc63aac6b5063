import type { Company } from "../../contract/company.ts";

/** The days of each line of business hours, as schema.org abbreviates them. */
const DAYS = { weekday: "Mo-Fr", saturday: "Sa", sunday: "Su" } as const;
const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap]\.?m\.?)?`;
const SPAN = new RegExp(String.raw`^${TIME}\s*(?:to|until|-|–)\s*${TIME}$`, "i");

/** Business hours as search engines read them: `Mo-Fr 09:00-18:00, Sa 09:00-14:00`. Null if no line is a span of time. */
export function openingHours({ businessHours }: Pick<Company["contact"], "businessHours">): string | null {
  const spans = (["weekday", "saturday", "sunday"] as const).flatMap((day) => {
    const [, ...parts] = SPAN.exec(businessHours[day].trim()) ?? [];
    const [opens, closes] = [timeOf(parts.slice(0, 3)), timeOf(parts.slice(3))];
    return opens && closes ? [`${DAYS[day]} ${opens}-${afterwards(closes, opens, parts[5])}`] : [];
  });
  return spans.join(", ") || null;
}

/** "10 to 7" closes in the evening: nobody opens at ten and closes at seven in the morning. */
function afterwards(closes: string, opens: string, half: string | undefined): string {
  const hour = Number(closes.slice(0, 2));
  return half || closes > opens || hour >= 12 ? closes : `${hour + 12}${closes.slice(2)}`;
}

function timeOf([hours, minutes = "00", half]: (string | undefined)[]): string | undefined {
  if (!hours) return undefined;
  const isAfternoon = /^p/i.test(half ?? "");
  const hour = half ? Number(hours) % 12 + (isAfternoon ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : undefined;
}
