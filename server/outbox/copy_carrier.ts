import { DEFAULT_LANGUAGE } from "../../contract/language.ts";
import { type Inquiry, referenceOf } from "../../contract/inquiry.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { COPIES } from "../http/limits.ts";
import { Throttle } from "../http/throttle.ts";
import { oneLine } from "../shared/one_line.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import type { MailCarrier } from "./mail_carrier.ts";

interface CopyCarrierParts {
  letters: Pick<MailCarrier, "write">;
  /** The path of an inquiry's confirmation page. */
  pageOf: (id: string) => Promise<string | undefined>;
  now: () => Date;
  log: (line: string) => void;
}

/**
 * Sends who asked the address of their confirmation page. Anybody can write anybody's address into a form, so the mail
 * has no word of the form in it, one address gets few, and what is beyond the worker's limit of an hour is not sent:
 * the page is there without it.
 */
export function copyCarrier({ letters, pageOf, now, log }: CopyCarrierParts): Carrier {
  const mails = new Throttle({ ...COPIES, now });
  return {
    channel: "copy",
    async deliver({ id, email, language = DEFAULT_LANGUAGE }: Inquiry) {
      const page = await pageOf(id);
      const address = oneLine(email).toLowerCase();
      if (!page || !address || mails.wait(address) > 0) return;
      try {
        await letters.write({
          say: (words, company) => words.copy({ company, reference: referenceOf(id) }),
          to: [{ address, language }],
          page: localPath(language, page),
          id: `copy-${id.toLowerCase()}`,
        });
        mails.spend(address);
      } catch (error) {
        if (!(error instanceof DeliveryError && error.permanent)) throw error;
        log(`outbox: the copy of inquiry ${id} cannot be delivered (${error.reason})`);
      }
    },
    deliverDigest: () => Promise.resolve(),
  };
}
