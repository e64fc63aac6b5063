import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { PartnerSchema } from "../../../contract/partner.ts";
import { read } from "../api.ts";
import { partnerTexts } from "./partner_texts.ts";

const PATH = "/api/admin/partners";
const PartnerListSchema = z.array(PartnerSchema);
/** A name changes rarely, and a saved one is read anew. */
const FRESH_MS = 60_000;

/** Partners' names by their keys, as far as they are known; nothing is asked for while there is no key to name. */
export function usePartnerNames(isNeeded = true): ReadonlyMap<string, string> {
  const partners = useQuery({
    queryKey: [PATH, "names"],
    queryFn: ({ signal }) => read(PATH, PartnerListSchema, { signal }),
    staleTime: FRESH_MS,
    enabled: isNeeded,
  });
  return new Map(
    partners.data?.flatMap(({ key, formerKeys = [], name }) =>
      [key, ...formerKeys].map((each): [string, string] => [each, name])
    ),
  );
}

/** Whose page something came from: the partner's name, or the key where no partner has it. */
export function PartnerName({ partnerKey }: { partnerKey: string }) {
  return usePartnerNames().get(partnerKey) ?? partnerKey;
}

/** In a list: from whose page, where it is a partner's. */
export function FromPartner({ partnerKey }: { partnerKey: string | null }) {
  if (!partnerKey) return null;
  return (
    <span className="muted break from-partner">
      {partnerTexts.from} <PartnerName partnerKey={partnerKey} />
    </span>
  );
}
