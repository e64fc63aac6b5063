/** An icon in the text's colour. It is hidden from screen readers: the control's label says what it means. */
export function icon(path: string) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} class="stroke" />
    </svg>
  );
}

export const closeIcon = () => icon("M6 6l12 12M18 6L6 18");
