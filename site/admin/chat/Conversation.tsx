import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { ChatMessage, ChatUser } from "../../../contract/chat.ts";
import { LINE_MAX } from "../../../contract/limits.ts";
import { ask } from "../ask.ts";
import { send } from "../api.ts";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { internationalNumber } from "../inquiries/contact_links.ts";
import { usePartnerNames } from "../partners/PartnerName.tsx";
import { useMay } from "../rights.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { Answer } from "./Answer.tsx";
import { chatTexts as own } from "./chat_texts.ts";
import { useHistory } from "./use_history.ts";
import { CHAT_USERS_PATH } from "./use_live_chat.ts";

interface Props {
  userId: string;
  /** The list's row, if it is loaded. */
  user: ChatUser | undefined;
  onDeleted(): void;
}

/** The messages of one person and the assistant, scrolled to the newest. */
export function Conversation({ userId, user, onDeleted }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const { query, messages, earlier } = useHistory(userId);
  const newest = messages?.at(-1)?.id;
  useEffect(() => {
    // `void`: newer browsers return a promise here, and React would treat it as a cleanup function.
    void end.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  if (query.isError) return <LoadFailure title={own.historyError} query={query} />;
  return (
    <>
      {user && <Visitor user={user} onDeleted={onDeleted} />}
      {!messages && <p className="chat-loading" role="status">{texts.loading}</p>}
      {messages?.length === 0 && <EmptyState icon="chat" title={own.noHistory} />}
      {earlier && <Button look="quiet" onClick={earlier}>{own.earlier}</Button>}
      <ol className="messages">
        {messages?.map((message, at) => (
          <li
            key={message.id}
            ref={message.id === newest ? end : null}
            className={`message message-${message.role}`}
          >
            {message.by !== messages[at - 1]?.by && (user?.registrations ?? 1) > 1 && (
              <p className="muted">{own.registeredAs(message.by)}</p>
            )}
            <ErrorBoundary fallback={<p>{message.content}</p>}>
              <Message message={message} asked={askedBefore(messages, at)} />
            </ErrorBoundary>
          </li>
        ))}
      </ol>
    </>
  );
}

function DeleteButton({ user: { id, name }, onDeleted }: { user: ChatUser; onDeleted(): void }) {
  const offerUndo = useUndo();
  const path = `${CHAT_USERS_PATH}/${encodeURIComponent(id)}`;
  const { run } = useCall({
    send: () => send(path, { method: "DELETE" }),
    onDone() {
      offerUndo({ said: own.deleted, path: `${path}/restore` });
      onDeleted();
    },
    failed: own.deleteError,
  });
  return (
    <Button
      look="danger"
      icon="trash"
      onClick={() =>
        ask({
          words: `${own.confirmDelete(name)}\n\n${texts.list.manyToBin}`,
          yes: texts.list.delete,
          run,
        })}
    >
      {texts.list.delete}
    </Button>
  );
}

function Visitor({ user, onDeleted }: { user: ChatUser; onDeleted(): void }) {
  const { name, mobileNumber, source } = user;
  const partners = usePartnerNames(source.partner !== null);
  const international = internationalNumber(mobileNumber);
  return (
    <header className="panel-header">
      <h2>{name}</h2>
      <p className="chat-links">
        {international && (
          <>
            <a href={`tel:+${international}`}>{own.call}</a>
            <a href={`https://wa.me/${international}`} target="_blank" rel="noopener">{own.whatsApp}</a>
          </>
        )}
        <DeleteButton user={user} onDeleted={onDeleted} />
      </p>
      {source.page && <p className="muted break">{own.from(source.page)}</p>}
      {source.partner && (
        <p className="muted break">{own.partner(partners.get(source.partner) ?? source.partner)}</p>
      )}
    </header>
  );
}

/** What the visitor had said last before a message. */
function askedBefore(messages: readonly ChatMessage[], at: number): string | undefined {
  return messages.slice(0, at).findLast(({ role }) => role === "user")?.content;
}

interface MessageProps {
  message: ChatMessage;
  asked: string | undefined;
}

function Message({ message: { role, content, timestamp, rating }, asked }: MessageProps) {
  const mayAnswer = useMay()("POST", "/api/admin/staff-answers");
  return (
    <>
      {role === "assistant" && <strong>{own.assistant}</strong>}
      {role === "assistant" ? <Answer text={content} /> : <p>{content}</p>}
      <time className="muted" dateTime={timestamp}>{formatDateTime(timestamp)}</time>
      {rating && <span className={`chat-rating chat-rating-${rating}`}>{own.rating[rating]}</span>}
      {role === "assistant" && asked && mayAnswer && (
        <Link
          className="chat-correct"
          href={`/admin/unanswered?action=new&about=${encodeURIComponent(asked.slice(0, LINE_MAX))}`}
        >
          {own.correct}
        </Link>
      )}
    </>
  );
}
