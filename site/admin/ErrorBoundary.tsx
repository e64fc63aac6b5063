import { Component, type ReactNode } from "react";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { EmptyState } from "./ui/Notice.tsx";

/** Shows a fallback when a page throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="gate">
        <EmptyState icon="alert" title={texts.error} hint={texts.unexpected}>
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
        </EmptyState>
      </main>
    );
  }
}
