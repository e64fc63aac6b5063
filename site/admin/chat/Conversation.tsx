import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { type ChatMessage, ChatMessageSchema, type ChatUser } from "../../../contract/chat.ts";
import { read } from "../api.ts";
import { formatDateTime } from "../format.ts";
import { texts } from "../texts.ts";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { usePartnerNames } from "../partners/PartnerName.tsx";
import { Answer } from "./Answer.tsx";
import { chatTexts as own } from "./chat_texts.ts";
import { historyKey } from "./use_live_chat.ts";

const ChatMessageListSchema = z.array(ChatMessageSchema);

/** The messages of one visitor and the assistant, scrolled to the newest. */
export function Conversation({ userId, user }: { userId: string; user: ChatUser | undefined }) {
  const end = useRef<HTMLLIElement>(null);
  const history = useQuery({
    queryKey: historyKey(userId),
    queryFn: ({ signal }) =>
      read(`/api/admin/chat-history/${encodeURIComponent(userId)}`, ChatMessageListSchema, { signal }),
    staleTime: 0,
  });
  const messages = history.data;
  useEffect(() => {
    // `void`: newer browsers return a promise here, and React would treat it as a cleanup function.
    void end.current?.scrollIntoView({ block: "nearest" });
  }, [messages?.length]);
  if (history.isError) {
    return <LoadFailure title={own.historyError} query={history} />;
  }
  return (
    <>
      {user && <Visitor user={user} />}
      {!messages && <p className="chat-loading" role="status">{texts.loading}</p>}
      {messages?.length === 0 && <EmptyState icon="chat" title={own.noHistory} />}
      <ol className="messages">
        {messages?.map((message, index) => (
          <li
            key={message.id}
            ref={index === messages.length - 1 ? end : null}
            className={`message message-${message.role}`}
          >
            <Message message={message} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Visitor({ user: { name, mobileNumber, source } }: { user: ChatUser }) {
  const partners = usePartnerNames(source.partner !== null);
  const digits = mobileNumber.replace(/\D/g, "");
  // A ten-digit number is taken as Indian and gets the country code.
  const international = digits.length === 10 ? `91${digits}` : digits;
  return (
    <header className="panel-header">
      <h2>{name}</h2>
      <p className="chat-links">
        <a href={`tel:+${international}`}>{own.call}</a>
        <a href={`https://wa.me/${international}`} target="_blank" rel="noopener">{own.whatsApp}</a>
      </p>
      {source.page && <p className="muted break">{own.from(source.page)}</p>}
      {source.partner && (
        <p className="muted break">{own.partner(partners.get(source.partner) ?? source.partner)}</p>
      )}
    </header>
  );
}

function Message({ message: { role, content, timestamp, rating } }: { message: ChatMessage }) {
  return (
    <>
      {role === "assistant" && <strong>{own.assistant}</strong>}
      {role === "assistant" ? <Answer text={content} /> : <p>{content}</p>}
      <time className="muted" dateTime={timestamp}>{formatDateTime(timestamp)}</time>
      {rating && <span className={`chat-rating chat-rating-${rating}`}>{own.rating[rating]}</span>}
    </>
  );
}
