import type { ComponentChildren } from "preact";

/** Replaces Preact for its JSX runtime (`build/widget_plugins.ts`). Only development tools set `options`. */
export const options = {};

/** Like Preact's own: shows its children. */
export const Fragment = ({ children }: { children: ComponentChildren }) => children;
