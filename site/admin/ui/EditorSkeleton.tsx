import { texts } from "../texts.ts";

export function EditorSkeleton() {
  return (
    <div className="editor" aria-busy="true">
      <p className="visually-hidden" role="status">{texts.loading}</p>
      <div className="section">
        <span className="skeleton skeleton-title" />
        <span className="skeleton skeleton-input" />
        <span className="skeleton skeleton-input" />
        <span className="skeleton skeleton-input" />
      </div>
    </div>
  );
}
