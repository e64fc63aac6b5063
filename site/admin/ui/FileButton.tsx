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

/** A button that lets the person choose files; the browser's own control, dressed as ours. */
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
          // Else the same file could not be chosen again after an error.
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      {icon && <Icon name={icon} size={18} />}
      {children}
    </label>
  );
}
