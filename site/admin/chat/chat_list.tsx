import { type ChatUser, ChatUserSchema } from "../../../contract/chat.ts";
import { formatNumber, formatRelative } from "../format.ts";
import type { ListDescription } from "../list/list_description.ts";
import { FromPartner } from "../partners/PartnerName.tsx";
import { texts } from "../texts.ts";
import { chatTexts as own } from "./chat_texts.ts";
import { CHAT_USERS_PATH } from "./use_live_chat.ts";

/** Everybody who chatted, by mobile number. `?user=ID` names the chosen one. */
export const chatList: ListDescription<ChatUser> = {
  resource: { path: CHAT_USERS_PATH, schema: ChatUserSchema, texts: own },
  icon: "chat",
  nameOf: ({ name }) => name,
  view: ({ rows, total, address }) => (
    <>
      <header className="panel-header">
        <h2>{own.users(total === null ? texts.list.counting : formatNumber(total))}</h2>
      </header>
      <ul className="chat-users" aria-busy={!rows}>
        {rows?.map((user) => (
          <li key={user.id}>
            <button
              type="button"
              className="chat-user"
              aria-pressed={user.id === address.get("user")}
              onClick={() => address.open({ user: user.id })}
            >
              <UserSummary user={user} />
            </button>
          </li>
        ))}
      </ul>
    </>
  ),
};

function UserSummary({ user }: { user: ChatUser }) {
  const { name, mobileNumber, location, chatHistory, registrations, lastVisitAt, firstVisitAt, source } =
    user;
  return (
    <>
      <span className="row-name break">{name}</span>
      <span className="chat-count">{own.messages(chatHistory.length)}</span>
      <span className="muted break">{mobileNumber}</span>
      <span className="muted break">{location}</span>
      {registrations > 1 && <span className="muted">{own.registrations(registrations)}</span>}
      <FromPartner partnerKey={source.partner} />
      <span className="muted chat-visit">
        {lastVisitAt
          ? own.lastVisit(formatRelative(lastVisitAt))
          : own.firstVisit(formatRelative(firstVisitAt))}
      </span>
    </>
  );
}
