import { RATING_MAX } from "../../../contract/testimonial.ts";
import { Icon } from "./Icon.tsx";

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {Array.from(
        { length: RATING_MAX },
        (_, index) => (
          <span key={index} data-full={index < rating || undefined}>
            <Icon name="star" size={18} />
          </span>
        ),
      )}
    </span>
  );
}
