import { Fragment, type ReactNode, useState } from "react";
import { type AskedName, askedNames, UNITS } from "../../contract/asked_names.ts";
import type { FormKind } from "../../contract/inquiry_form.ts";
import type { Visit } from "../app/visit.ts";
import type { ControlProps } from "./Field.tsx";

type Control = ControlProps & { defaultValue: string };

interface AskedFieldsProps {
  visit: Visit;
  kind: FormKind;
  /** The request has lines, and each its own unit. */
  hasLines: boolean;
  /** Renders the labelled field around a control. */
  field: (name: AskedName, control: (props: Control) => ReactNode, hint?: string) => ReactNode;
}

/** The fields that the owner has switched on, two in a row. */
export function AskedFields({ visit, kind, hasLines, field }: AskedFieldsProps) {
  const names = askedNames(kind, visit.company.forms).filter((name) => !hasLines || name !== "unit");
  const [state, setState] = useState<string>();
  const { form } = visit.texts.contact;

  /** Names the state of a whole GSTIN. The states' names are loaded with the first letter. */
  async function showState(typed: string) {
    const { gstState } = await import("./gst_state.ts");
    setState(gstState(typed, visit.language));
  }

  const controls: Record<AskedName, () => ReactNode> = {
    pin: () =>
      field(
        "pin",
        (props) => <input {...props} inputMode="numeric" autoComplete="postal-code" maxLength={7} />,
      ),
    gstin: () =>
      field(
        "gstin",
        (props) => (
          <input
            {...props}
            className="capitals"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onInput={(event) => void showState(event.currentTarget.value).catch(() => {})}
          />
        ),
        state && `${form.state}: ${state}`,
      ),
    unit: () =>
      field("unit", (props) => (
        <select {...props}>
          <option value="">{form.unitPrompt}</option>
          {UNITS.map((unit) => <option key={unit} value={unit}>{form.units[unit]}</option>)}
        </select>
      )),
    wantedBy: () => field("wantedBy", (props) => <input {...props} type="date" />),
  };
  const rows = [names.slice(0, 2), names.slice(2)].filter((row) => row.length > 0);
  return rows.map((row) => (
    <div className="form-row" key={row[0]}>
      {row.map((name) => <Fragment key={name}>{controls[name]()}</Fragment>)}
    </div>
  ));
}
