import { useState } from "react";
import {
  type OwnAccount,
  RecoveryCodesSchema,
  type SecondFactorOffer,
  SecondFactorOfferSchema,
} from "../../../contract/account.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNT_PATH, useAccountCall, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.factor;
const PATH = `${ACCOUNT_PATH}/second-factor`;

/** The open dialog: none, the QR code, the recovery codes, or the confirmation to switch off. */
type Step =
  | { kind: "closed" }
  | { kind: "scan"; offer: SecondFactorOffer }
  | { kind: "codes"; codes: string[] }
  | { kind: "off" };

export function SecondFactor({ account }: { account: OwnAccount }) {
  const [step, setStep] = useState<Step>({ kind: "closed" });
  const start = useAccountCall({
    failed: own.failed,
    onDone: async (response) =>
      setStep({ kind: "scan", offer: SecondFactorOfferSchema.parse(await response.json()) }),
  });
  const close = () => setStep({ kind: "closed" });
  return (
    <section className="panel panel-padded form-stack" aria-labelledby="account-factor">
      <h2 id="account-factor">{own.title}</h2>
      <p>{account.hasSecondFactor ? own.on(account.recoveryCodesLeft) : own.off}</p>
      {account.hasSecondFactor
        ? <Button look="danger" onClick={() => setStep({ kind: "off" })}>{own.stop}</Button>
        : (
          <Button aria-disabled={start.busy} onClick={() => start.run(PATH, { method: "POST" })}>
            {own.start}
          </Button>
        )}
      {step.kind === "scan" && (
        <ScanDialog
          offer={step.offer}
          onClose={close}
          onCodes={(codes) => setStep({ kind: "codes", codes })}
        />
      )}
      {step.kind === "codes" && <CodesDialog codes={step.codes} onClose={close} />}
      {step.kind === "off" && <OffDialog onClose={close} />}
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

/** Rejects where the browser offers no clipboard, for example on a page served over plain HTTP. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function CodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  return (
    <Dialog title={own.codesTitle} className="dialog-narrow">
      <p>{own.codesIntro}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <footer className="dialog-footer">
        <Button
          onClick={() =>
            void copy(codes.join("\n")).then(() => showSuccess(own.copied), () => showError(own.copyFailed))}
        >
          {own.copy}
        </Button>
        <Button look="primary" onClick={onClose}>{own.done}</Button>
      </footer>
    </Dialog>
  );
}

function OffDialog({ onClose }: { onClose(): void }) {
  const form = useAccountForm({ password: "" }, {
    failed: own.failed,
    onDone() {
      showSuccess(own.switchedOff);
      onClose();
    },
  });
  return (
    <FormDialog
      title={own.offTitle}
      submit={own.stop}
      look="danger"
      busy={form.busy}
      onSubmit={() => form.run(PATH, { method: "DELETE", body: form.typed })}
      onClose={onClose}
    >
      <p>{own.offIntro}</p>
      <TextField
        label={own.password}
        type="password"
        autoComplete="current-password"
        {...form.field("password")}
      />
    </FormDialog>
  );
}
