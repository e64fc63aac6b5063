import { createStore } from "../ui/create_store.ts";
import { texts } from "./texts.ts";
import type { IconName } from "./ui/Icon.tsx";

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: "success" | "danger";
  /** What can be done about it, such as to undo it. */
  actions: readonly ToastAction[];
}

export interface ToastAction {
  label: string;
  icon?: IconName;
  run(): void;
}

/** More toasts would cover the page: the oldest goes first. */
const TOASTS_MAX = 3;

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function show(toast: Omit<Toast, "id">): void {
  toasts.set([...toasts.get(), { ...toast, id: ++lastId }].slice(-TOASTS_MAX));
}

export function showSuccess(title: string, description?: string, ...actions: ToastAction[]): void {
  show({ title, tone: "success", ...(description && { description }), actions });
}

export function showError(description: string, title: string = texts.error, ...actions: ToastAction[]): void {
  show({ title, description, tone: "danger", actions });
}

/** Takes away what is not true any more. */
export function takeBack(title: string): void {
  toasts.set(toasts.get().filter((toast) => toast.title !== title));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
