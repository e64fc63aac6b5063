import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";

interface Props {
  types: readonly string[];
  multiple?: boolean;
  onFiles(files: File[]): void;
  look?: "primary" | "plain";
  icon?: IconName;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A native file input styled as a button. */
export function FileButton(
  { types, multiple = false, onFiles, look = "plain", icon, describedBy, children }: Props,
) {
  return (
    <label className={`button button-${look} file-button`}>
      <input
        type="file"
        className="visually-hidden"
        accept={types.join(",")}
        multiple={multiple}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...event.currentTarget.files ?? []];
          // Without the reset, choosing the same file again would fire no `change` event.
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      {icon && <Icon name={icon} size={18} />}
      {children}
    </label>
  );
}
