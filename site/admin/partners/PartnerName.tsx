import { PartnerNamesSchema } from "../../../contract/partner.ts";
import { partnerTexts } from "./partner_texts.ts";
import { useRead } from "../use_read.ts";

const PATH = "/api/admin/partner-names";
/** Names change rarely, and a save refreshes them anyway. */
const FRESH_MS = 60_000;

/** Partner names by key. While `isNeeded` is false nothing is fetched. */
export function usePartnerNames(isNeeded = true): ReadonlyMap<string, string> {
  const partners = useRead(PATH, PartnerNamesSchema, {
    staleTime: FRESH_MS,
    enabled: isNeeded,
  });
  return new Map(Object.entries(partners.data ?? {}));
}

/** The partner's name, or the key itself if no partner has it. */
export function PartnerName({ partnerKey }: { partnerKey: string }) {
  return usePartnerNames().get(partnerKey) ?? partnerKey;
}

/** For lists: the name of the partner whose page a record came from; nothing if there is none. */
export function FromPartner({ partnerKey }: { partnerKey: string | null }) {
  if (!partnerKey) return null;
  return (
    <span className="muted break from-partner">
      {partnerTexts.from} <PartnerName partnerKey={partnerKey} />
    </span>
  );
}
