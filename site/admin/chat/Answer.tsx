import { useLayoutEffect, useRef } from "react";
import { renderAnswer } from "../../../widgets/kit/render_answer.ts";

/** The assistant's answer, formatted as the visitor saw it. */
export function Answer({ text }: { text: string }) {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    words.current?.replaceChildren(renderAnswer(text, { base: location.origin, newTab: true }));
  }, [text]);
  return <div className="answer" ref={words} />;
}
