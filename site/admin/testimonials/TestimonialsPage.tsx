import * as z from "zod/mini";
import { TestimonialSchema } from "../../../contract/testimonial.ts";
import type { ListAddress } from "../list_address.ts";
import { ListOrForm } from "../ListOrForm.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { useDelete } from "../use_delete.ts";
import { useList } from "../use_list.ts";
import { testimonialResource } from "./testimonial_draft.ts";
import { testimonialTexts as own } from "./testimonial_texts.ts";
import { TestimonialCard, TestimonialSkeletons } from "./TestimonialCard.tsx";
import { TestimonialEditor } from "./TestimonialEditor.tsx";

const TestimonialListSchema = z.array(TestimonialSchema);

export function TestimonialsPage() {
  return (
    <ListOrForm
      texts={own}
      list={(address, focusToggle) => <TestimonialList address={address} onDeleted={focusToggle} />}
      form={(id, close) => <TestimonialEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function TestimonialList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const list = useList(testimonialResource.path, TestimonialListSchema, address);
  const remove = useDelete(testimonialResource, onDeleted);
  const rows = list.data?.items;
  return (
    <ListResult query={list} address={address} texts={own} icon="star">
      <ul className="praise-grid" aria-label={own.title} aria-busy={!rows || list.isPlaceholderData}>
        {rows
          ? rows.map((testimonial) => (
            <TestimonialCard
              key={testimonial.id}
              testimonial={testimonial}
              onEdit={() => address.open({ action: "edit", id: testimonial.id })}
              onDelete={() => remove(testimonial)}
            />
          ))
          : <TestimonialSkeletons />}
      </ul>
    </ListResult>
  );
}
