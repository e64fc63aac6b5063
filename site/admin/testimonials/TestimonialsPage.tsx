import { type Testimonial, TestimonialSchema } from "../../../contract/testimonial.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { testimonialResource } from "./testimonial_draft.ts";
import { testimonialTexts as own } from "./testimonial_texts.ts";
import { TestimonialCard, TestimonialSkeletons } from "./TestimonialCard.tsx";
import { TestimonialEditor } from "./TestimonialEditor.tsx";

const testimonialList: ListDescription<Testimonial> = {
  resource: { path: testimonialResource.path, schema: TestimonialSchema, texts: own },
  icon: "star",
  nameOf: ({ name }) => name,
  useActions: editAndDelete(testimonialResource),
  view: ({ rows, busy, actionsOf }) => (
    <ul className="praise-grid" aria-label={own.title} aria-busy={!rows || busy}>
      {rows
        ? rows.map((row) => <TestimonialCard key={row.id} testimonial={row} actions={actionsOf(row)} />)
        : <TestimonialSkeletons />}
    </ul>
  ),
};

export function TestimonialsPage() {
  return (
    <ListPage
      list={testimonialList}
      form={(id, close) => <TestimonialEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}
