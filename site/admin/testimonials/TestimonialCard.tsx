import { type ReactNode, useState } from "react";
import { SKELETON_ROWS } from "../../../contract/limits.ts";
import { pictureFamily } from "../../../contract/shared/picture_address.ts";
import type { Testimonial } from "../../../contract/testimonial.ts";
import { texts } from "../texts.ts";
import { Stars } from "../ui/Stars.tsx";

export function TestimonialCard({ testimonial, actions }: { testimonial: Testimonial; actions: ReactNode }) {
  const { name, position, content, rating } = testimonial;
  return (
    <li className="praise">
      <div className="praise-person">
        <Avatar testimonial={testimonial} />
        <div>
          <h2 className="row-name">{name}</h2>
          <p className="muted">{position}</p>
        </div>
      </div>
      <Stars rating={rating} label={texts.form.stars(rating)} />
      <blockquote className="praise-words">{`“${content}”`}</blockquote>
      {actions}
    </li>
  );
}

/** The picture, or the name's first letter if there is none or it does not load. */
function Avatar({ testimonial: { name, avatarUrl } }: { testimonial: Testimonial }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!avatarUrl || avatarUrl === broken) {
    return <span className="avatar" aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</span>;
  }
  return (
    <img
      className="avatar"
      src={pictureFamily(avatarUrl)?.variants[0]?.url ?? avatarUrl}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      onError={() => setBroken(avatarUrl)}
    />
  );
}

export function TestimonialSkeletons() {
  return Array.from(
    { length: SKELETON_ROWS },
    (_, index) => (
      <li key={index} className="praise" aria-hidden="true">
        <span className="skeleton skeleton-title" />
        <span className="skeleton" />
        <span className="skeleton" />
      </li>
    ),
  );
}
