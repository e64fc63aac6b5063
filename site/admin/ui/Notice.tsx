import type { ReactNode } from "react";
import { ApiFailure } from "../api.ts";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";

/** Shown instead of a list that has no rows. */
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

interface FailureProps {
  title: string;
  /** Title if the document does not exist (404). */
  gone?: string;
  query: { error: Error | null; refetch(): unknown };
}

/** Shown instead of something that could not be loaded, with a button to retry. */
export function LoadFailure({ title, gone = title, query: { error, refetch } }: FailureProps) {
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <div className="empty" role="alert">
      <span className="empty-icon empty-icon-danger">
        <Icon name="alert" size={28} />
      </span>
      <p className="empty-title">{isGone ? gone : title}</p>
      <p className="empty-hint">{error?.message}</p>
      <Button onClick={() => void refetch()}>{texts.list.tryAgain}</Button>
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
