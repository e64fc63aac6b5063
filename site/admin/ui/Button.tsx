import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useMayChange } from "../rights.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "primary" | "plain" | "quiet" | "danger";
  icon?: IconName;
  /** Label while the call is running; the button is marked as disabled meanwhile. */
  busy?: string | false;
  /** Whether it changes what is stored, so that it is disabled for who may only look. */
  changes?: boolean;
  children: ReactNode;
}

export function Button(props: Props) {
  const { look = "plain", icon, busy, children, className = "", type = "button", ...others } = props;
  const { changes = type === "submit" || look === "danger", ...rest } = others;
  const mayChange = useMayChange();
  return (
    <button
      aria-disabled={busy ? true : undefined}
      {...rest}
      disabled={rest.disabled || changes && !mayChange}
      type={type}
      className={`button button-${look} ${className}`.trim()}
    >
      {icon && <Icon name={icon} size={18} />}
      {busy || children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: IconName;
}

/** A button that shows only an icon; `label` is its name and its tooltip. */
export function IconButton({ label, icon, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`icon-button ${className}`.trim()}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
