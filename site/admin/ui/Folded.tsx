import { type ReactNode, useState } from "react";

interface Props {
  summary: ReactNode;
  startsOpen?: boolean;
  /** A refused field must be in sight; what was opened for it stays open once it is corrected. */
  isWrong: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that are folded away until somebody wants them. */
export function Folded({ summary, startsOpen = false, isWrong, className, children }: Props) {
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
