import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import type { IconName } from "../ui/Icon.tsx";

export interface RowAction {
  label: string;
  icon?: IconName;
  look?: "plain" | "quiet" | "danger";
  /** As a button's: whether it changes what is stored. A deletion does. */
  changes?: boolean;
  run(name: string): void;
}

/** The buttons of one row. `name` makes their accessible names unique. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <span className="row-actions">
      {actions.map(({ label, icon, look = "quiet", changes, run }) => (
        <Button
          key={label}
          look={look}
          {...icon && { icon }}
          {...changes !== undefined && { changes }}
          onClick={() => run(name)}
        >
          {label}
          <span className="visually-hidden">{name}</span>
        </Button>
      ))}
    </span>
  );
}

export function editAction(run: () => void): RowAction {
  return { label: texts.list.edit, icon: "edit", run };
}

export function deleteAction(run: (name: string) => void): RowAction {
  return { label: texts.list.delete, icon: "trash", look: "danger", run };
}
