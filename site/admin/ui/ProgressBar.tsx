/** How far something has come, from 0 to 1; `null` where nobody knows. */
export function ProgressBar({ label, value }: { label: string; value: number | null }) {
  return <progress className="progress" aria-label={label} {...value === null ? {} : { max: 1, value }} />;
}
