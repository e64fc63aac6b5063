/** Grey bars in place of text that is loading. Screen readers read `label` instead. */
export function Skeleton(
  { rows, label, className = "" }: { rows: number; label: string; className?: string },
) {
  return (
    <div className={`skeleton ${className}`} role="status">
      <span className="unseen">{label}</span>
      {Array.from({ length: rows }, (_, index) => <i key={index} className="bone" aria-hidden="true" />)}
    </div>
  );
}
