import type { Language } from "../../contract/language.ts";
import { type DateStyle, formatDateIn } from "./dates.ts";
import { useServed } from "./use_served.ts";

interface DayProps {
  /** ISO 8601. */
  date: string;
  language: Language;
  style?: DateStyle;
}

export function Day({ date, language, style = "long" }: DayProps) {
  const isServed = useServed();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {isServed ? "" : formatDateIn(date, language, style)}
    </time>
  );
}
