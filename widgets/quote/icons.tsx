/** Drawn in the colour of the text around them, and silent: the words beside them say what they mean. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" class="stroke" />
    </svg>
  );
}
