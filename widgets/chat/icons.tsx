/** Drawn in the colour of the text around them, and silent: the words beside them say what they mean. */
function icon(path: string) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} class="stroke" />
    </svg>
  );
}

export const closeIcon = () => icon("M6 6l12 12M18 6L6 18");
export const sendIcon = () => icon("M4 12l16-8-6 16-3-7z");
export const clearIcon = () => icon("M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13");
