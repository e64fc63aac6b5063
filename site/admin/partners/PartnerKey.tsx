import type { Partner } from "../../../contract/partner.ts";
import { ask } from "../ask.ts";
import { send } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { useCall } from "../use_call.ts";
import { partnerTexts as own } from "./partner_texts.ts";

interface Props {
  partner: Partner;
  etag: string | null;
  /** Whether the form has unsaved changes. Rotating the key would discard them. */
  isDirty: boolean;
}

/** The partner's key with a copy button, and a button that replaces it if others misuse it. */
export function PartnerKey({ partner, etag, isDirty }: Props) {
  const rotation = useCall({
    send: () => send(`/api/admin/partners/${partner.id}/rotate`, { method: "POST", ifMatch: etag }),
    onDone: () => showSuccess(own.rotated),
    failed: own.rotateError,
  });
  return (
    <>
      <p className="muted">{own.hints.key}</p>
      <CopyField label={own.key} value={partner.key} />
      <p className="partner-rotate">
        <Button
          changes
          disabled={isDirty || rotation.isPending}
          onClick={() => ask({ words: own.confirmRotate(partner.name), yes: own.rotate, run: rotation.run })}
        >
          {own.rotate}
        </Button>
        {isDirty && <span className="muted">{own.hints.rotateFirst}</span>}
      </p>
    </>
  );
}
