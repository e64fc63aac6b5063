/** A progress bar from 0 to 1; `null` if the progress is unknown. */
export function ProgressBar({ label, value }: { label: string; value: number | null }) {
  return <progress className="progress" aria-label={label} {...value === null ? {} : { max: 1, value }} />;
}
