import { texts } from "./texts.ts";

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: "success" | "danger";
}

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const currentToasts = (): Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showSuccess(title: string, description?: string): void {
  publish([...toasts.slice(-2), {
    id: ++lastId,
    title,
    tone: "success",
    ...(description && { description }),
  }]);
}

export function showError(description: string, title: string = texts.error): void {
  publish([...toasts.slice(-2), { id: ++lastId, title, description, tone: "danger" }]);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}
