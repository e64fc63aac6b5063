import { typedOf } from "../form/kinds.ts";
import type { Draft } from "../form/resource.ts";

/** What the chat says where nothing is written. */
const USUAL = {
  name: "AI Assistant",
  lead: "Hi there! How can I assist you today?",
  title: "I can help you with:",
};

/** The head and the greeting of the chat, as visitors see them in English. */
export function ChatSample({ draft }: { draft: Draft }) {
  const said = (field: keyof typeof USUAL) => typedOf(draft[field]).trim() || USUAL[field];
  const topics = (Array.isArray(draft.keywords) ? draft.keywords : []).map(typedOf).filter(Boolean);
  return (
    <div className="chat-sample">
      <p className="chat-sample-name">{said("name")}</p>
      <div className="chat-sample-words">
        <p>{said("lead")}</p>
        {topics.length > 0 && (
          <>
            <p>{said("title")}</p>
            <ul>{topics.map((topic, at) => <li key={at}>{topic}</li>)}</ul>
          </>
        )}
      </div>
    </div>
  );
}
