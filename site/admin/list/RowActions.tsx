import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import type { Column } from "../ui/DataTable.tsx";
import type { IconName } from "../ui/Icon.tsx";

export interface RowAction {
  label: string;
  icon?: IconName;
  look?: "plain" | "quiet" | "danger";
  /** As a button's: whether it changes what is stored. A deletion does. */
  changes?: boolean;
  disabled?: boolean;
  run(name: string): void;
}

/** The buttons of one row. `name` makes their accessible names unique. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <span className="row-actions">
      {actions.map(({ label, icon, look = "quiet", changes, disabled, run }) => (
        <Button
          key={label}
          look={look}
          {...icon && { icon }}
          {...changes !== undefined && { changes }}
          aria-disabled={disabled}
          onClick={() => disabled || run(name)}
        >
          {label}
          <span className="visually-hidden">{name}</span>
        </Button>
      ))}
    </span>
  );
}

/** The column of a table with the buttons of each row. */
export function actionsColumn<T>(
  nameOf: (row: T) => string,
  actionsOf: (row: T) => readonly RowAction[],
): Column<T> {
  return {
    header: texts.list.actions,
    className: "column-actions",
    cell: (row) => <RowActions name={nameOf(row)} actions={actionsOf(row)} />,
  };
}

export function editAction(run: () => void): RowAction {
  return { label: texts.list.edit, icon: "edit", run };
}

export function deleteAction(run: (name: string) => void): RowAction {
  return { label: texts.list.delete, icon: "trash", look: "danger", run };
}
