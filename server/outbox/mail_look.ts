import { paletteOf } from "../../contract/shared/brand_palette.ts";
import type { Stores } from "../stores.ts";
import type { MailLook } from "./mail_html.ts";

/** Reads the company's name, colour and logo before each mail, so that a change counts from the next one on. */
export function mailLook({ company, look }: Pick<Stores, "company" | "look">, origin: string) {
  return async (): Promise<MailLook> => {
    const [{ shortName }, { colour, logoDark, isNameShown }] = await Promise.all([company.get(), look.get()]);
    return {
      name: shortName,
      colour: paletteOf(colour, null).fill[0],
      logo: logoDark && new URL(logoDark, origin).href,
      isNameShown,
    };
  };
}
