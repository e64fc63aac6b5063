import { useListAddress } from "../list/list_address.ts";
import { ListPage } from "../list/ListPage.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/Notice.tsx";
import { chatList } from "./chat_list.tsx";
import { chatTexts as own } from "./chat_texts.ts";
import { Conversation } from "./Conversation.tsx";
import { useLiveChat } from "./use_live_chat.ts";

/** The list of visitors beside the chosen conversation. On a phone only one of the two is shown. */
export function ChatHistoryPage() {
  const address = useListAddress();
  const live = useLiveChat();
  const chosen = address.get("user");
  const close = () => address.open({ user: null });
  return (
    <div className="chats" data-chosen={chosen ? true : undefined}>
      <ListPage
        list={chatList}
        tools={() => <p className="muted" role="status">{live ? own.live : own.lost}</p>}
        dialogs={({ rows }) => (
          <section className="panel chat-conversation" aria-live="polite">
            {chosen
              ? (
                <>
                  <Button className="chat-back" icon="left" look="quiet" onClick={close}>{own.back}</Button>
                  <Conversation
                    key={chosen}
                    userId={chosen}
                    user={rows?.find(({ id }) => id === chosen)}
                    onDeleted={close}
                  />
                </>
              )
              : <EmptyState icon="chat" title={own.select} />}
          </section>
        )}
      />
    </div>
  );
}
