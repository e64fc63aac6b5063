import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { WithdrawalTexts } from "./texts/withdrawal/en.ts";

/** Words of the withdrawal periods and of the day from which one may sell: they load with the product's page alone. */
export const withdrawalTexts = await inEachLanguage<WithdrawalTexts>((language) =>
  import(`./texts/withdrawal/${language}.ts`)
);
