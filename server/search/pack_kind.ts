/** Names of pack kinds. A kind only raises the score, so products in other packs are found too. */
const KINDS: Record<string, string> = {
  bag: "bag bags sack sacks बोरी बोरा बोरे बैग थैला कट्टा bori bora katta thaila " +
    "సంచి సంచులు బస్తా బస్తాలు బ్యాగ్ sanchi basta bastalu",
  bottle: "bottle bottles vial बोतल बोतलें शीशी botal bottal shishi sheeshi సీసా సీసాలు బాటిల్ seesa sisa",
  sachet:
    "sachet sachets pouch pouches packet packets pkt pack packs सैशे सैशा साशे पैकेट पाउच पुड़िया थैली paket pudiya " +
    "సాచెట్ సాచెట్లు సాశే ప్యాకెట్ ప్యాకెట్లు పౌచ్ పొట్లం potlam",
  drum: "drum drums ड्रम ड्रमों डिब्बा डब्बा dibba dabba డ్రమ్ము డ్రమ్ములు డ్రమ్ డబ్బా",
};
const KIND = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) =>
    names.normalize("NFKC").split(" ").map((name) => [name, kind])
  ),
);

/** The index term of the pack kind that a word names in any of our languages, if it names one. */
export function packKind(word: string): string | undefined {
  const kind = KIND.get(word);
  return kind && `=${kind}`;
}
