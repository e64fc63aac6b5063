import {
  RATING_MAX,
  type Testimonial,
  TestimonialInputSchema,
  TestimonialSchema,
} from "../../../contract/testimonial.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { TestimonialCard, TestimonialSkeletons } from "./TestimonialCard.tsx";

export const testimonialResource = resourceOf({
  path: "/api/admin/testimonials",
  publishedBy: null,
  schema: TestimonialSchema,
  inputSchema: TestimonialInputSchema,
  blank: { rating: RATING_MAX },
  sections: [
    {
      title: "Who says it",
      rows: [[
        { path: "name", label: "Name", required: true },
        { path: "position", label: "Position", hint: "Such as Owner, Rao Farms", required: true },
      ]],
    },
    {
      title: "What they say",
      rows: [
        { path: "content", label: "Content", kind: "textarea", required: true },
        { path: "rating", label: "Rating", kind: "rating" },
      ],
    },
    {
      title: "Avatar",
      side: true,
      rows: [{
        path: "avatarUrl",
        label: "Avatar address",
        kind: "picture",
        hint: "Optional; without one the first letter of the name stands there",
      }],
    },
  ],
  texts: resourceTexts("testimonial", "testimonials", {
    emptyHint: "Add what a customer said with the button above.",
  }),
});

const testimonialList: ResourceListDescription<Testimonial> = {
  resource: testimonialResource,
  icon: "star",
  nameOf: ({ name }) => name,
  view: ({ rows, busy, actionsOf }) => (
    <ul className="praise-grid" aria-label={testimonialResource.texts.title} aria-busy={!rows || busy}>
      {rows
        ? rows.map((row) => <TestimonialCard key={row.id} testimonial={row} actions={actionsOf(row)} />)
        : <TestimonialSkeletons />}
    </ul>
  ),
};

export function TestimonialsPage() {
  return <ResourcePage list={testimonialList} />;
}
