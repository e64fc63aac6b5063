export const CONDITIONS_PATH = "/api/conditions";

export function conditionApiPath(id: string): string {
  return `${CONDITIONS_PATH}/${encodeURIComponent(id)}`;
}
