import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  type OwnAccount,
  RecoveryCodesSchema,
  type SecondFactorOffer,
  SecondFactorOfferSchema,
} from "../../../contract/account.ts";
import { checkSession } from "../session.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { copyText } from "../ui/copy_text.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { usePasswordDialog } from "./PasswordDialog.tsx";
import { ACCOUNT_PATH, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.factor;
const PATH = `${ACCOUNT_PATH}/second-factor`;

/** The open dialog: none, the QR code, or the recovery codes. */
type Step =
  | { kind: "closed" }
  | { kind: "scan"; offer: SecondFactorOffer }
  | { kind: "codes"; codes: string[] };

export function SecondFactor({ account }: { account: OwnAccount }) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: "closed" });
  const password = usePasswordDialog();
  const close = () => setStep({ kind: "closed" });
  const start = () =>
    password.ask({
      title: own.dialog,
      intro: own.startIntro,
      submit: own.next,
      failed: own.failed,
      path: PATH,
      method: "POST",
      onDone: async (response) =>
        setStep({ kind: "scan", offer: SecondFactorOfferSchema.parse(await response.json()) }),
    });
  const stop = () =>
    password.ask({
      title: own.offTitle,
      intro: own.offIntro,
      submit: own.stop,
      look: "danger",
      failed: own.failed,
      path: PATH,
      method: "DELETE",
      onDone: () => showSuccess(own.switchedOff),
    });
  return (
    <section className="panel panel-padded form-stack" aria-labelledby="account-factor">
      <h2 id="account-factor">{own.title}</h2>
      <p>{account.hasSecondFactor ? own.on(account.recoveryCodesLeft) : own.off}</p>
      {account.hasSecondFactor
        ? <Button look="danger" onClick={stop}>{own.stop}</Button>
        : <Button onClick={start}>{own.start}</Button>}
      {password.dialog}
      {step.kind === "scan" && (
        <ScanDialog
          offer={step.offer}
          onClose={close}
          onCodes={(codes) => setStep({ kind: "codes", codes })}
        />
      )}
      {step.kind === "codes" && (
        <CodesDialog
          codes={step.codes}
          onClose={() => {
            close();
            void checkSession(client);
          }}
        />
      )}
    </section>
  );
}
function ScanDialog(
  { offer, onClose, onCodes }: { offer: SecondFactorOffer; onClose(): void; onCodes(codes: string[]): void },
) {
  const form = useAccountForm({ code: "" }, {
    failed: own.failed,
    async onDone(response) {
      onCodes(RecoveryCodesSchema.parse(await response.json()).recoveryCodes);
      showSuccess(own.switchedOn);
    },
  });
  return (
    <FormDialog
      title={own.dialog}
      submit={own.confirm}
      busy={form.busy}
      onSubmit={() => form.run(PATH, { method: "PUT", body: form.typed })}
      onClose={onClose}
    >
      <p>{own.scan}</p>
      <div
        className="qr"
        role="img"
        aria-label={own.picture}
        dangerouslySetInnerHTML={{ __html: offer.picture }}
      />
      <p>
        {own.secret} <code className="break">{offer.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <TextField
        label={own.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("code")}
      />
    </FormDialog>
  );
}

function CodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const list = useRef<HTMLUListElement>(null);
  const select = () => list.current && getSelection()?.selectAllChildren(list.current);
  return (
    <Dialog title={own.codesTitle} className="dialog-narrow">
      <p>{own.codesIntro}</p>
      <ul ref={list} className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <footer className="dialog-footer">
        <Button onClick={() => void copyText(codes.join("\n"), select)}>{texts.copy.copy}</Button>
        <Button look="primary" onClick={onClose}>{own.done}</Button>
      </footer>
    </Dialog>
  );
}
