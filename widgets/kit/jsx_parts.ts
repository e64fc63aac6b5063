import type { ComponentChildren } from "preact";

/** What Preact's JSX runtime imports from Preact (`build/widget_plugins.ts`): its options, which only tools set. */
export const options = {};

/** As Preact's own: it shows its children. */
export const Fragment = ({ children }: { children: ComponentChildren }) => children;
