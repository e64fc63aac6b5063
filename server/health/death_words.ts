/**
 * The words by which deaths are told, in English, Hindi and Telugu, and in both with Latin letters: the stems of dying,
 * numbers, shares, spans of time. Written as they stand after `tokensOf`: small letters, without a nukta.
 */
const whole = (pattern: string) => new RegExp(`^(?:${withoutNukta(pattern)})$`, "u");

/** Composed letters, small, without a nukta, which few people type, and with ASCII digits. */
export function plain(text: string): string {
  return withoutNukta(text).toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[౦-౯]/g, (digit) => String(digit.charCodeAt(0) - 0xc66));
}

function withoutNukta(text: string): string {
  return text.normalize("NFC").replaceAll("\u093c", "");
}

/** What a word is in a sentence on deaths. */
export type Tag = keyof typeof WORDS;

export const WORDS = {
  /** Died, is dying, death, mortality. */
  die: whole(
    "die|dies|died|dying|diying|dyeing|dead|deads|deaths?|mortalit\\w*|mortal|perish\\w*|casualt\\w+|killed|carcass\\w*|" +
      "m+a+rr?(?:ne|na|ni|te|ti|ta|gai|gay[ie]|gy[ie]|gye|gaya|rahi|rahe|ri|re)?|maut\\w*|mout|mrit\\w*|mrutyu\\w*|murda|" +
      "मर(?:ा|ी|ीं|े|ें|ने|ना|नी|ती|तीं|ते|ता|कर|के)?|मृत\\S*|मौत\\S*|मुर्दा|" +
      "chanip\\w*|chani[bp]o\\w*|ch?ach+ip\\w*|ch?ach+i\\w*|ch?ach+ay\\w*|sacch?\\w*|ch?asth?unn?\\w*|ch?asth?a\\w*|ch?aav\\w*|ch?avu\\w*|ch?avaledu|" +
      "maranin\\w*|maranam\\w*|చనిపో\\S*|చనిప\\S*|చచ్చ\\S*|చస్త\\S*|చావ\\S*|చావు\\S*|మరణ\\S*|మృత\\S*|మర్టాలిటీ|मोर्टेलिटी|मॉर्टेलिटी",
  ),
  /** Forms that are dying only beside a number, an animal or a helping verb: "mari" is also Telugu for "then". */
  perhaps: whole("m+a+r+[aie]|mr|mari|mare|mara"),
  /** Gone, lost, finished, fallen: dying where animals are what is counted. */
  gone: whole(
    "lost|lose|losing|loosing|gone|finished|wiped|vanished|fall|falling|fell|dropping|dropped|collaps\\w*|" +
      "khatam|khatm|saaf|saf|gir|giri|gire|girne|girti|girte|gira|dher|खत्म|साफ|गिर\\S*|ढेर|" +
      "poy[aie]\\w*|poth?un\\w*|pad+ip\\w*|raal?ip\\w*|పోయా\\S*|పోయి\\S*|పోతున్\\S*|పడిపో\\S*|రాలిపో\\S*|కూలిపో\\S*",
  ),
  not: whole(
    "no|not|none|nobody|never|without|nil|t|dont|didnt|arent|nahi+n?|nhi|nai|nahee|na|bina|नहीं|नही|ना|बिना|ledu|levu|kaledu|kaadu|లేదు|లేవు|కాలేదు|లేకుండా",
  ),
  animal: whole(
    "birds?|chicks?|chickens?|hens?|cocks?|roosters?|broilers?|brailers?|boilers?|layers?|pullets?|breeders?|ducks?|ducklings?|" +
      "turkeys?|quails?|geese|pigeons?|poults?|fowls?|animals?|cows?|cattle|calf|calves|buffalo(?:es|s)?|goats?|sheep|lambs?|pigs?|piglets?|" +
      "murg[aieouy]\\w*|muri?gi\\w*|chu[zj]\\w*|choo[zj]\\w*|bach?che|bat+akh\\w*|bater|pakshi\\w*|bakr\\w+|gaay\\w*|bhains\\w*|pashu\\w*|bhed\\w*|suar\\w*|" +
      "kol+u\\w*|kol+a\\w*|kod[il]\\w*|pilla\\w*|pil+alu\\w*|pitta\\w*|baathu\\w*|bathu\\w*|meka\\w*|gorr?e\\w*|aavu\\w*|ged[ei]\\w*|pas[hu]*vulu|pandu\\w*|" +
      "मुर्ग\\S*|मुरग\\S*|चूज\\S*|ब्रायलर\\S*|ब्रॉयलर\\S*|बायलर\\S*|लेयर\\S*|बत्तख\\S*|बतख\\S*|बटेर\\S*|पक्षी\\S*|पक्षियों|बकर\\S*|गाय\\S*|भैंस\\S*|पशु\\S*|भेड़\\S*|भेड\\S*|सूअर\\S*|बच्चे|बछड\\S*|" +
      "కోళ్\\S*|కోడి\\S*|కోడ్\\S*|పిల్ల\\S*|బ్రాయిలర్\\S*|లేయర్\\S*|పక్ష\\S*|పిట్ట\\S*|బాతు\\S*|మేక\\S*|గొర్రె\\S*|ఆవు\\S*|గేదె\\S*|పశువు\\S*|పంద\\S*",
  ),
  flock: whole(
    "flock|shed|sheds|farm|batch|house|herd|total|capacity|lot|" +
      "jhund|kul|शेड\\S*|फार्म|बैच|झुंड|कुल|shedd?u|షెడ్డు?\\S*|షెడ్\\S*|ఫారం|ఫార్మ్|బ్యాచ్|గుంపు|మంద\\S*",
  ),
  /** "500 of which", "out of". */
  outOf: whole("of|from|among|out|outof|/"),
  /** "Every day", "daily". */
  perDay: whole(
    "daily|roz|roj|रोज|everyday|rozana|rojana|pratidin|रोजाना|प्रतिदिन|rojuki|rojuku|rojukku|dinaniki|రోజుకి|రోజుకు|రోజూ|ప్రతిరోజూ|దినానికి",
  ),
  days: whole(
    "days?|dy|dys|din|dino|dinon|roju|rojulu|rojul\\w*|rojl\\w*|दिन\\S*|दिनों|రోజు\\S*|రోజుల\\S*|రోజు",
  ),
  weeks: whole("weeks?|wks?|haft[aeo]\\w*|saptah\\w*|हफ्त\\S*|सप्ताह\\S*|vaara\\w*|varam\\w*|varal\\w*|వార\\S*"),
  months: whole("months?|mahin\\w*|mahee?n\\w*|महीन\\S*|माह|nela\\w*|నెల\\S*"),
  hours: whole("hours?|hrs?|minutes?|mins?|ghant\\w*|घंट\\S*|घण्ट\\S*|ganta\\w*|gantal\\w*|గంట\\S*|నిమిష\\S*"),
  each: whole("per|every|each|har|हर|prati|ప్రతి"),
  /** Today, last night, since morning: within a day. */
  today: whole(
    "today|tonight|overnight|night|nite|morning|mrng|evening|now|yesterday|suddenly|aaj|raat\\w*|rat|subah|subeh|shaam|kal|abhi|achanak|" +
      "आज|रात|रातों|सुबह|शाम|कल|अभी|अचानक|eeroju|ee?roj|ivala|ivv?ala|nedu|ninna|nin?na|ratri\\w*|raatri\\w*|poddun\\w*|udayam\\w*|tellare?\\w*|okkasari\\w*|" +
      "ఈరోజు|ఇవాళ|ఇవ్వాళ|నేడు|నిన్న\\S*|రాత్రి\\S*|పొద్దు\\S*|ఉదయ\\S*|తెల్లా\\S*|సాయంత్ర\\S*|ఒక్కసారి\\S*|హఠాత్తు\\S*",
  ),
  /** After a span of time: it is long past, or an age. */
  ago: whole("ago|back|before|pehle|pahle|पहले|kritam|kindata|munde|mundu|క్రితం|కిందట|ముందు"),
  old: whole(
    "old|age|aged|olds|umar|umr|ka|ke|ki|wale|wali|wala|vayasu\\w*|का|के|की|वाले|वाली|उम्र|వయసు\\S*|వయస్సు\\S*",
  ),
  within: whole("andar|bheetar|अंदर|भीतर|baad|बाद"),
  percent: whole("%|percent\\w*|pc|pct|pratishat|fisadi|shatam|प्रतिशत|फीसदी|परसेंट|శాతం|పర్సెంట్"),
  /** Amounts of other things: no animals are counted. */
  measure: whole(
    "g|gm|gms|gram\\w*|kg|kgs|kilo\\w*|mg|ml|mls|l|ltr|lit(?:re|er)s?|cc|iu|ppm|ton|tons|tonnes?|quintal|am|pm|rs|rupees?|rupay\\w*|rupe|feet|ft|km|deg\\w*|°|c|volt\\w*|watt\\w*|years?|yrs?|saal|bags?|bottles?|packets?|vials?|eggs?|ande|anda|gudl\\w*|crates?|trays?|" +
      "ग्राम|किलो|मिली|एमएल|लीटर|टन|रुपये|रुपए|डिग्री|साल|अंडे|अंडा|अंडों|బస్తా\\S*|గ్రా\\S*|కేజీ|కిలో\\S*|మి\\.?లీ|ఎంఎల్|మిల్లీ\\S*|లీటర\\S*|టన్ను\\S*|రూపాయ\\S*|డిగ్రీ\\S*|సంవత్సర\\S*|గుడ్\\S*",
  ),
  eggs: whole(
    "eggs?|production|laying|ande|anda|andon|utpadan|अंडे|अंडा|अंडों|उत्पादन|gudl\\w*|గుడ్\\S*|weight|feed|vajan|barish|rain|temp\\w*",
  ),
  /** One is counted where another verb would be asked for: a join of clauses. */
  join: whole("and|but|aur|or|lekin|par|और|लेकिन|पर|mariyu|kaani|kani|మరియు|కానీ"),
  many: whole(
    "many|lots?|several|huge|mass|massive|bulk|heavy|high|hundreds|thousands|dozens|plenty|rapidly|fast|continuously|continuous|flies|" +
      "bahut|bohot|bahot|boht|kaafi|kafi|kai|zyada|jyada|jada|lagatar|dhadadhad|dhadhadh|sainkdo|saikdo|hajaron|chala|chaala|ekkuva|ekkuvaga|varusaga|guttalu|" +
      "बहुत|काफी|कई|ज्यादा|लगातार|धड़ाधड़|सैकड़ों|सैंकड़ों|हजारों|చాలా|ఎక్కువ\\S*|వరుసగా|వందలాది|వేలాది|గుట్టలు",
  ),
  half: whole("half|halves|aadh[aei]|adha|adhi|adhe|आध[ाेी]|saga\\w*|sagam\\w*|సగ\\S*"),
  third: whole("third|tihai|तिहाई"),
  quarter: whole("quarter|fourth|chauthai|चौथाई|pavu|పావు"),
  most: whole("most|mostly|majority|adhiktar|zyadatar|jyadatar|अधिकतर|ज्यादातर|chalavaraku|చాలావరకు"),
  all: whole(
    "all|entire|whole|sab|sabhi|sare|saare|saari|sari|poora|pura|puri|poori|mott?h?am|सब|सभी|सारे|सारी|सारा|पूरा|पूरी|पूरे|anni+|annee|అన్నీ|అన్ని|మొత్తం",
  ),
  /** "500 में से", "500 లో": after the whole. */
  fromThese: whole(
    "me|mein|mei|main|mai|में|मे|से|se|lo|loo|lonchi|lonunchi|lo?nundi|లో|లోంచి|లోనుంచి|లోనుండి|\\S+(?:లలో|ల్లో|లలోంచి|ల్లోంచి)|\\w+l+a?l+o",
  ),
} as const;

export const SHARES: Partial<Record<Tag, number>> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  most: 0.6,
  all: 1,
};

/** Number words: the value, then how it is written. */
const NUMBERS: readonly (readonly [number, string])[] = [
  [0, "zero|shunya|शून्य|సున్నా"],
  [1, "one|ek|एक|oka|okati|ఒక|ఒకటి"],
  [2, "two|couple|do|दो|rendu|రెండు"],
  [3, "three|teen|tin|तीन|moodu|mudu|మూడు"],
  [4, "four|char|chaar|चार|nalugu|naalugu|నాలుగు"],
  [5, "five|panch|paanch|पांच|पाँच|aidu|ayidu|ఐదు"],
  [6, "six|che|chhe|chah|छह|छः|छे|aaru|aru|ఆరు"],
  [7, "seven|saat|सात|edu|yedu|ఏడు"],
  [8, "eight|aath|आठ|enimidi|ఎనిమిది"],
  [9, "nine|nau|नौ|tommidi|tomidi|తొమ్మిది"],
  [10, "ten|das|dus|दस|padi|పది"],
  [12, "twelve|dozen|barah|बारह|darjan|दर्जन|pannendu|పన్నెండు|డజను"],
  [15, "fifteen|pandrah|पंद्रह|पन्द्रह|padihenu|padiheenu|పదిహేను"],
  [20, "twenty|bees|bis|बीस|iravai|iruvai|ఇరవై"],
  [25, "pachees|pachis|पच्चीस"],
  [30, "thirty|tees|tis|तीस|muppai|muppayi|ముప్పై"],
  [40, "forty|fourty|chalis|chalees|चालीस|nalabhai|nalabai|నలభై"],
  [50, "fifty|pachas|pachaas|पचास|yabhai|yabai|yaabhai|యాభై"],
  [60, "sixty|saath|साठ|aravai|అరవై"],
  [70, "seventy|sattar|सत्तर|debbai|డెబ్బై"],
  [80, "eighty|assi|अस्सी|enabhai|ఎనభై"],
  [90, "ninety|nabbe|नब्बे|tombhai|తొంభై"],
  [150, "dedhso|dedsau"],
];
const MULTIPLES: readonly (readonly [number, string])[] = [
  [100, "hundred|sau|so|सौ|vanda|vandala|vandalu|nooru|nuru|వంద|వందల|వందలు|నూరు"],
  [1_000, "k|thousand|hazaar|hazar|hajar|hajaar|हजार|हज़ार|veyyi|veyi|vela|velu|వెయ్యి|వేల|వేలు"],
  [100_000, "lakh|lakhs|lac|lacs|लाख|laksha|లక్ష|లక్షల"],
];
/** Half as much more: "डेढ़ सौ" is 150. */
const FRACTIONS: readonly (readonly [number, string])[] = [
  [1.5, "dedh|ded|डेढ|डेढ़"],
  [2.5, "dhai|dhaai|ढाई"],
];

const valueOf = (table: readonly (readonly [number, string])[]) =>
  new Map(table.flatMap(([value, words]) => words.split("|").map((word) => [plain(word), value] as const)));

export const numberWords = valueOf([...NUMBERS, ...FRACTIONS]);
export const multiples = valueOf(MULTIPLES);
/** Numbers that are also other words: they count only before an animal, a span of time or a multiple. */
export const ambiguousNumbers = new Set(
  "do|so|k|teen|tin|char|che|das|dus|bis|tis|padi|edu|aru|aaru|vela|one|oka|ek|एक|ఒక|एక|saath|chah|sau".split(
    "|",
  ).map(plain),
);
