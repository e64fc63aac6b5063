export const CONDITIONS_PATH = "/api/conditions";

export const PROHIBITED_LIST_PATH = "/api/prohibited";

/** All conditions, or those that are called so. */
export function conditionsPath(name: string): string {
  return name ? `${CONDITIONS_PATH}?${new URLSearchParams({ name })}` : CONDITIONS_PATH;
}

export function conditionApiPath(id: string): string {
  return `${CONDITIONS_PATH}/${encodeURIComponent(id)}`;
}
