/** Grey bars where lines of text will stand; `label` is read out instead. */
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
