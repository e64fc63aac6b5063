import * as z from "zod/mini";
import { blankAsNull, colour, optionalAddress } from "./field.ts";

const optionalColour = blankAsNull(colour);

/** How the company looks. What is left empty is made from its name and the house's colours. */
export const LookSchema = z.object({
  /** On light ground. */
  logo: optionalAddress,
  /** On dark ground, and in the footer. */
  logoDark: optionalAddress,
  /** Whether the company's name stands beside the logo. */
  isNameShown: z._default(z.boolean(), true),
  favicon: optionalAddress,
  /** Of buttons, links and bands. */
  colour: optionalColour,
  /** Of what stands out. */
  accent: optionalColour,
});
export type Look = z.infer<typeof LookSchema>;

export const EMPTY_LOOK: Look = LookSchema.parse({});
