import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  type Inquiry,
  INQUIRY_STAGES,
  InquirySchema,
  type InquiryStage,
  type InquiryTask,
} from "../../../contract/inquiry.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { readDocument, type Versioned } from "../api.ts";
import { useMayChange } from "../rights.ts";
import { useSession } from "../session.ts";
import { putSaved } from "../show_saved.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { DayField } from "../ui/DayField.tsx";
import { Detail } from "../ui/Detail.tsx";
import { Alert } from "../ui/Notice.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import type { Choice } from "../ui/Segments.tsx";
import { useCall } from "../use_call.ts";
import { useColleagues, useNameOf } from "./inquiry_filters.ts";
import { inquiryTexts } from "./inquiry_texts.ts";
import { isStale } from "./use_note_call.ts";

const own = inquiryTexts.work;

interface Props {
  path: string;
  queryKey: string[];
  inquiry: Inquiry;
  etag: string | null;
}

/** Who looks after the inquiry, how far it has come, and the day to write again. Each choice is saved at once. */
export function InquiryWork({ path, queryKey, inquiry, etag }: Props) {
  const { assignee, followUp, stage } = inquiry;
  const client = useQueryClient();
  const me = useSession().data?.username;
  const names = useColleagues();
  const nameOf = useNameOf();
  const mayChange = useMayChange();
  const chosen = useRef<InquiryTask>({});
  const call = useCall({
    /** What is chosen while a change is being saved is saved after it. */
    async send() {
      let saved: Versioned<Inquiry> = { value: inquiry, etag };
      while (Object.keys(chosen.current).length > 0) {
        const [body, ifMatch] = [chosen.current, saved.etag];
        chosen.current = {};
        saved = await readDocument(`${path}/work`, InquirySchema, { method: "PATCH", body, ifMatch });
      }
      return saved;
    },
    async onDone(saved) {
      await putSaved(client, queryKey, saved);
      showSuccess(own.saved);
    },
    failed(failure) {
      chosen.current = {};
      if (isStale(failure)) void client.invalidateQueries({ queryKey });
      return null;
    },
  });
  const change = (task: InquiryTask) => {
    chosen.current = { ...chosen.current, ...task };
    call.run();
  };
  const all = new Set([...names ?? [], ...assignee ? [assignee] : []]);
  const choices: Choice[] = [["", own.nobody], ...Array.from(all, (name): Choice => [name, nameOf(name)])];
  if (!mayChange) {
    return (
      <dl className="details">
        <Detail label={own.assignee}>{assignee ? nameOf(assignee) : own.nobody}</Detail>
        {followUp && <Detail label={own.followUp}>{formatDate(followUp)}</Detail>}
      </dl>
    );
  }
  return (
    <section className="inquiry-work" aria-label={own.title}>
      <SelectField
        label={own.assignee}
        value={assignee ?? ""}
        onChange={(name) => change({ assignee: name || null })}
        choices={choices}
      />
      <SelectField<InquiryStage | "">
        label={own.stage}
        value={stage ?? ""}
        onChange={(stage) => change({ stage: stage || null })}
        choices={[["", own.noStage], ...INQUIRY_STAGES.map((one) => [one, own.stages[one]] as const)]}
      >
        <p className="field-hint">{own.stageHint}</p>
      </SelectField>
      <DayField
        label={own.followUp}
        value={followUp ?? ""}
        onChange={(day) => change({ followUp: day || null })}
      />
      {me && !assignee && names?.includes(me) && (
        <Button
          icon="check"
          onClick={() => change({ assignee: me })}
        >
          {own.take}
        </Button>
      )}
      {call.error && <Alert>{isStale(call.error) ? own.stale : own.error}</Alert>}
    </section>
  );
}
