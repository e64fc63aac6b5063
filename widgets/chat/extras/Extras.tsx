import { signal } from "../../kit/view_kit.ts";
import type { Bring } from "../../../contract/bring.ts";
import type { Transport } from "../../kit/api_client.ts";
import type { ChatModel } from "../ChatModel.ts";
import type { icon } from "../icons.tsx";
import type { ModalDialog } from "../ModalDialog.tsx";
import type { ChatTexts } from "../texts/en.ts";
import { ChatMenu } from "./ChatMenu.tsx";
import { conversationText } from "./conversation_text.ts";
import css from "./extras.css" with { type: "text" };
import { loadExtrasTexts } from "./extras_texts.ts";
import { saveFile } from "./save_file.ts";
import { createStaffMessage } from "./staff_message.ts";
import { StaffMessageDialog } from "./StaffMessageDialog.tsx";

export interface ExtrasParts {
  adopt: (css: string) => void;
  bring: Bring;
  icon: typeof icon;
  model: ChatModel;
  request: Transport;
  texts: ChatTexts;
  lang: string;
  /** Where our pages are. */
  base: string;
  page: () => string;
  partner?: string;
  /** It has come with the registration. */
  ModalDialog: typeof ModalDialog;
}

/** What else can be done with a conversation: a message for the staff, a copy of it, and its end. */
export async function createExtras(
  { adopt, bring, icon, model, texts: chat, lang, base, page, ModalDialog, ...parts }: ExtrasParts,
) {
  const { texts } = await loadExtrasTexts(bring, lang);
  adopt(css);
  const shown = signal<"menu" | "message" | "clear" | undefined>();
  const hide = () => void (shown.value = undefined);
  let leftAt = -Infinity;
  const staffMessage = createStaffMessage({ ...parts, model, texts, lang, page, onSent: hide });
  const site = lang === "en" ? base : `${base}/${lang}`;

  function download() {
    hide();
    const { you, sources } = texts;
    const { title } = chat;
    const entries = model.entries.value;
    const text = conversationText({ entries, title, you, sources, lang, base, page: page() });
    saveFile(`chat-${new Date().toISOString().slice(0, 10)}.txt`, text);
  }

  return {
    isMenuOpen: () => shown.value === "menu",
    toggleMenu() {
      // The press on its button has just taken the focus out of it, which closed it.
      if (performance.now() - leftAt > 300) shown.value = shown.value ? undefined : "menu";
    },
    leaveMessage: () => void (shown.value = "message"),
    view() {
      switch (shown.value) {
        case "menu":
          return (
            <ChatMenu
              texts={texts}
              icon={icon}
              isEmpty={model.entries.value.length === 0}
              onMessage={() => void (shown.value = "message")}
              onDownload={download}
              onClear={() => void (shown.value = "clear")}
              onClose={hide}
              onLeave={() => {
                if (shown.peek() !== "menu") return;
                hide();
                leftAt = performance.now();
              }}
            />
          );
        case "message":
          return (
            <StaffMessageDialog
              staffMessage={staffMessage}
              texts={texts}
              ModalDialog={ModalDialog}
              contactPage={`${site}/contact`}
              onClose={hide}
            />
          );
        case "clear":
          return (
            <ModalDialog
              name="clear"
              title={texts.clearTitle}
              submit={texts.confirm}
              cancel={texts.cancel}
              onCancel={hide}
              onSubmit={() => {
                hide();
                model.clear();
              }}
            >
              <p>{texts.clearText}</p>
              <p>
                <a href={`${site}/privacy-policy`} target="_blank" rel="noopener">{texts.privacy}</a>
              </p>
            </ModalDialog>
          );
      }
    },
  };
}
