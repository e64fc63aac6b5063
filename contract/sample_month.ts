import * as z from "zod/mini";

/** `GET`, `DELETE /api/admin/sample-month`: how much of what the panel shows was invented for the sample company. */
export const SampleMonthSchema = z.object({
  inquiries: z.number(),
  chats: z.number(),
  questions: z.number(),
});
export type SampleMonth = z.infer<typeof SampleMonthSchema>;
