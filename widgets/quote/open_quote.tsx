export async function openQuote(_trigger: HTMLElement, _product: string): Promise<void> {}
export function closeQuote() {}
