import { type ReactNode, useState } from "react";

interface Props {
  summary: ReactNode;
  startsOpen?: boolean;
  /** Whether a field inside was refused. The section then opens, and stays open after the correction. */
  isWrong?: boolean;
  className?: string;
  children: ReactNode;
}

/** A collapsible section of fields, collapsed unless `startsOpen` is set. */
export function Folded({ summary, startsOpen = false, isWrong = false, className, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={className}
      open={isWrong || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
