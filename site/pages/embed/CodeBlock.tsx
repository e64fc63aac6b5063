import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { EmbedTexts } from "./texts/en.ts";

/** How long the button shows its result. */
const SAID_MS = 2_500;

/** A code block with a copy button. The code can also be selected by hand. */
export function CodeBlock({ texts, label, code }: { texts: EmbedTexts; label: string; code: string }) {
  const block = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(""), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(texts.copied);
    } catch {
      // No clipboard, for example on plain HTTP: select the code, so that the visitor can copy it.
      getSelection()?.selectAllChildren(block.current!);
      setSaid(texts.copyFailed);
    }
  }
  return (
    <div className="embed-code">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code ref={block}>{code}</code>
      </pre>
      <button type="button" className="button small needs-script" onClick={copy}>
        {said === texts.copied && <Icon name="check" />}
        {said === texts.copied ? texts.copied : texts.copy}
      </button>
      <span role="status" className={said === texts.copyFailed ? "note" : "unseen"}>{said}</span>
    </div>
  );
}
