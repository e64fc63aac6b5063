import type { Issues } from "./send_inquiry.ts";

interface FormStatusProps {
  title: string;
  message?: string;
  issues: Issues;
}

/** Above a form that came back from the server: what went wrong, for those who read from the top. */
export function FormStatus({ title, message, issues }: FormStatusProps) {
  const count = Object.keys(issues).length;
  if (!message && count === 0) return null;
  return (
    <p className="form-status" role="alert">
      {message || title}
    </p>
  );
}
