/** Drawn in the colour of the text around them, and silent: the words beside them say what they mean. */
export function icon(path: string) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} class="stroke" />
    </svg>
  );
}

export const closeIcon = () => icon("M6 6l12 12M18 6L6 18");
export const sendIcon = () => icon("M4 12l16-8-6 16-3-7z");
export const moreIcon = () => icon("M5 12h.01M12 12h.01M19 12h.01");
