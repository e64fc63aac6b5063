import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";

/** What stands where a list would stand, when there is nothing to list. */
export function EmptyState(
  { icon, title, hint, children }: { icon: IconName; title: string; hint?: string; children?: ReactNode },
) {
  return (
    <div className="empty" role="status">
      <span className="empty-icon">
        <Icon name={icon} size={28} />
      </span>
      <p className="empty-title">{title}</p>
      {hint && <p className="empty-hint">{hint}</p>}
      {children}
    </div>
  );
}

export function LoadFailure(
  { title, error, onRetry }: { title: string; error: Error; onRetry(): void },
) {
  return (
    <div className="empty" role="alert">
      <span className="empty-icon empty-icon-danger">
        <Icon name="alert" size={28} />
      </span>
      <p className="empty-title">{title}</p>
      <p className="empty-hint">{error.message}</p>
      <Button onClick={onRetry}>{texts.list.tryAgain}</Button>
    </div>
  );
}

export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
