import { Icon } from "./Icon.tsx";

export function Rating({ value, label }: { value: number; label: (figure: string) => string }) {
  const figure = value.toFixed(1);
  return (
    <span className="rating">
      <Icon name="star" />
      <span aria-hidden="true">{figure}</span>
      <span className="unseen">{label(figure)}</span>
    </span>
  );
}
