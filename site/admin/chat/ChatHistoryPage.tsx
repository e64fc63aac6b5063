import { type ChatUser, ChatUserSchema } from "../../../contract/chat.ts";
import { formatNumber, formatRelative } from "../format.ts";
import { useListAddress } from "../list/list_address.ts";
import { FromPartner } from "../partners/PartnerName.tsx";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { Pager } from "../list/Pager.tsx";
import { SearchBox } from "../list/SearchBox.tsx";
import { useList } from "../list/use_list.ts";
import { chatTexts as own } from "./chat_texts.ts";
import { Conversation } from "./Conversation.tsx";
import { CHAT_USERS_PATH, useLiveChat } from "./use_live_chat.ts";

/** The list of visitors beside the chosen conversation. On a phone only one of the two is shown. */
export function ChatHistoryPage() {
  const address = useListAddress();
  const live = useLiveChat();
  const list = useList(CHAT_USERS_PATH, ChatUserSchema, { q: address.q, cursor: address.cursor });
  const chosen = address.get("user");
  if (list.isError && !list.data) {
    return <LoadFailure title={own.loadError} query={list} />;
  }
  const users = list.data?.items;
  return (
    <div className="stack">
      <div className="toolbar">
        <SearchBox
          label={own.search}
          placeholder={own.placeholder}
          value={address.q}
          onSearch={(q) => address.filter({ q, user: null })}
        />
        <p className="muted" role="status">{live ? own.live : own.lost}</p>
      </div>
      <div className="chats" data-chosen={chosen ? true : undefined}>
        <section className="panel chat-users" aria-labelledby="chat-users">
          <header className="panel-header">
            <h2 id="chat-users">
              {own.users(
                typeof list.data?.total === "number" ? formatNumber(list.data.total) : texts.list.counting,
              )}
            </h2>
          </header>
          {users?.length === 0 && (
            <EmptyState
              icon="chat"
              title={own.noUsers}
              hint={address.q ? texts.list.differentTerm : own.noUsersHint}
            />
          )}
          <ul aria-busy={!users}>
            {users?.map((user) => (
              <li key={user.id}>
                <UserButton
                  user={user}
                  chosen={user.id === chosen}
                  onChoose={() => address.open({ user: user.id })}
                />
              </li>
            ))}
          </ul>
          {list.data && list.data.items.length > 0 && (
            <Pager
              address={address}
              shown={list.data.items.length}
              total={list.data.total}
              next={list.data.next}
            />
          )}
        </section>
        <section className="panel chat-conversation" aria-live="polite">
          {chosen
            ? (
              <>
                <Button
                  className="chat-back"
                  icon="left"
                  look="quiet"
                  onClick={() => address.open({ user: null })}
                >
                  {own.back}
                </Button>
                <Conversation key={chosen} userId={chosen} user={users?.find(({ id }) => id === chosen)} />
              </>
            )
            : <EmptyState icon="chat" title={own.select} />}
        </section>
      </div>
    </div>
  );
}

function UserButton({ user, chosen, onChoose }: { user: ChatUser; chosen: boolean; onChoose(): void }) {
  const { name, mobileNumber, location, chatHistory, lastVisitAt, firstVisitAt, source } = user;
  const visit = lastVisitAt
    ? own.lastVisit(formatRelative(lastVisitAt))
    : own.firstVisit(formatRelative(firstVisitAt));
  return (
    <button type="button" className="chat-user" aria-pressed={chosen} onClick={onChoose}>
      <span className="row-name break">{name}</span>
      <span className="chat-count">{own.messages(chatHistory.length)}</span>
      <span className="muted break">{mobileNumber}</span>
      <span className="muted break">{location}</span>
      <FromPartner partnerKey={source.partner} />
      <span className="muted chat-visit">{visit}</span>
    </button>
  );
}
