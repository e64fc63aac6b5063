import { type Signal, signal } from "@preact/signals";
import { otherLanguages } from "../../../contract/shared/language_modules.ts";
import { loadTexts } from "../../kit/load_texts.ts";
import type { Chat } from "../chat.ts";
import dialogCss from "../dialog.css" with { type: "text" };
import { ModalDialog } from "../ModalDialog.tsx";
import { ChatMenu } from "./ChatMenu.tsx";
import extrasCss from "./extras.css" with { type: "text" };
import { conversationText, saveFile } from "./save_conversation.ts";
import { createStaffMessage, type StaffMessage } from "./staff_message.ts";
import { StaffMessageDialog } from "./StaffMessageDialog.tsx";
import { en, type ExtrasTexts } from "./texts/en.ts";

const OTHER_TEXTS = otherLanguages<ExtrasTexts>((language) => import(`./texts/${language}.ts`));
/** Pressing the menu's button moves the focus first, which closes the menu. The click must not reopen it. */
const SAME_PRESS_MS = 300;

/** The other actions of the chat: leave a message for the staff, download the conversation or clear it. */
export async function createExtras(chat: Chat) {
  const { texts } = await loadTexts("chat/extras/texts", en, OTHER_TEXTS, chat.lang);
  chat.adopt(dialogCss);
  chat.adopt(extrasCss);
  const shown: Shown = signal();
  const hide = () => void (shown.value = undefined);
  const staffMessage = createStaffMessage(chat, texts, hide);
  let leftAt = -Infinity;

  function leaveMenu() {
    if (shown.peek() !== "menu") return;
    hide();
    leftAt = performance.now();
  }

  return {
    isMenuOpen: () => shown.value === "menu",
    toggleMenu() {
      if (performance.now() - leftAt > SAME_PRESS_MS) shown.value = shown.value ? undefined : "menu";
    },
    leaveMessage: () => void (shown.value = "message"),
    Extras: () => <Extras {...{ chat, texts, shown, hide, staffMessage, leaveMenu }} />,
  };
}

type Shown = Signal<"menu" | "message" | "clear" | undefined>;

interface ExtrasProps {
  chat: Chat;
  texts: ExtrasTexts;
  shown: Shown;
  hide: () => void;
  leaveMenu: () => void;
  staffMessage: StaffMessage;
}

/** Shows the menu or the dialog that was chosen in it. */
function Extras({ chat, texts, shown, hide, leaveMenu, staffMessage }: ExtrasProps) {
  const site = chat.lang === "en" ? chat.base : `${chat.base}/${chat.lang}`;
  switch (shown.value) {
    case "menu":
      return (
        <ChatMenu
          texts={texts}
          isEmpty={chat.model.entries.value.length === 0}
          onMessage={() => void (shown.value = "message")}
          onDownload={() => {
            hide();
            download(chat, texts);
          }}
          onClear={() => void (shown.value = "clear")}
          onClose={hide}
          onLeave={leaveMenu}
        />
      );
    case "message":
      return (
        <StaffMessageDialog
          staffMessage={staffMessage}
          texts={texts}
          contactPage={`${site}/contact`}
          onClose={hide}
        />
      );
    case "clear":
      return (
        <ModalDialog
          name="clear"
          texts={{ ...texts, title: texts.clearTitle, text: texts.clearText, submit: texts.confirm }}
          onCancel={hide}
          onSubmit={() => {
            hide();
            chat.model.clear();
          }}
        >
          <p>
            <a href={`${site}/privacy-policy`} target="_blank" rel="noopener">{texts.privacy}</a>
          </p>
        </ModalDialog>
      );
    default:
      return null;
  }
}

function download({ model, texts: { title }, lang, base }: Chat, { you, sources }: ExtrasTexts) {
  const text = conversationText({
    entries: model.entries.value,
    title,
    you,
    sources,
    lang,
    base,
    page: location.href,
  });
  saveFile(`chat-${new Date().toISOString().slice(0, 10)}.txt`, text);
}
