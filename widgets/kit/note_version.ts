/** Asks for the note on a pinned version. The stable scripts have none; `note_pinned_version.ts` replaces it. */
export function noteVersion(_api: string) {}
