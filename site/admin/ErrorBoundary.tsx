import { Component, type ReactNode } from "react";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { EmptyState } from "./ui/Notice.tsx";

interface Props {
  children: ReactNode;
  /** Shown in place of the children; the default takes the whole page. */
  fallback?: ReactNode;
}

/** Shows a fallback when its children throw while rendering. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback ?? (
      <main className="gate">
        <EmptyState icon="alert" title={texts.error} hint={texts.unexpected}>
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
        </EmptyState>
      </main>
    );
  }
}
