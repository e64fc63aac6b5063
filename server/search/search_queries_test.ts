import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { SearchAnswer } from "../../contract/search.ts";
import { sharedSampleApp } from "../testing/sample_app.ts";
import type { TestApp } from "../testing/test_app.ts";

const test = await sharedSampleApp();

async function answerTo(query: string): Promise<SearchAnswer> {
  return await (await test.request(`/api/search?q=${encodeURIComponent(query)}&limit=20`)).json();
}

/** What people type, and a part of the name of a product that must then be among the first three. */
const QUERIES: [query: string, ...oneOf: string[]][] = [
  // English: names, ingredients, abbreviations
  ["amprolium", "Amprolium 20%"],
  ["Amprolium 20% Soluble Powder", "Amprolium 20%"],
  ["toltrazuril", "Toltrazuril"],
  ["AD3E", "AD3E"],
  ["a d3 e", "AD3E"],
  ["oxytet", "Oxytetracycline"],
  ["OTC", "Oxytetracycline"],
  ["CTC premix", "Chlortetracycline"],
  ["ivermec", "Ivermectin"],
  ["e-sel", "Vitamin E 10% and Selenium"],
  ["vit e", "Vitamin E 10%", "AD3E"],
  ["vitamin b complex", "B-Complex"],
  ["bkc", "Benzalkonium", "BKC"],
  ["dcp", "Dicalcium"],
  ["hscas", "HSCAS"],
  ["mos", "Yeast MOS"],
  ["formalin", "Formalin"],
  ["levamisole 30", "Levamisole"],
  ["tylo", "Tylosin"],
  ["baking soda", "Sodium Bicarbonate"],
  ["soda", "Sodium Bicarbonate"],
  ["cooking soda", "Sodium Bicarbonate"],
  ["soda powder", "Sodium Bicarbonate"],
  ["betadine", "Povidone"],
  ["tylovet powder", "Tylosin"],
  ["agrimin forte", "Trace Mineral"],
  ["फेंटास", "Fenbendazole"],
  ["స్ట్రెస్‌రోక్", "Withania"],
  ["egg booster", "AD3E"],
  ["growth promoter", "Lysine", "Methionine"],
  ["fungus", "Copper Sulphate"],
  ["eye infection", "Sulphadiazine", "Enrofloxacin"],
  ["gurgling sound", "Tylosin"],
  ["amino acid", "Methionine", "Lysine", "Threonine"],
  ["calcium", "Shell Grit", "Dicalcium"],
  ["cycline", "Doxycycline", "tetracycline", "Oxytetracycline"],
  // English: diseases and signs
  ["coccidiosis", "Amprolium 20%"],
  ["blood in droppings", "Amprolium 20%"],
  ["my birds have blood in their droppings please help", "Amprolium 20%"],
  ["soft shell eggs", "Shell Grit"],
  ["medicine for swollen head", "Sulphadiazine", "Enrofloxacin"],
  ["CRD", "Tylosin"],
  ["gumboro", "Peroxymonosulphate"],
  ["tapeworm", "Niclosamide"],
  ["heat stress in layers", "Electrolytes", "Vitamin C"],
  ["fatty liver", "Liver Tonic"],
  ["aflatoxin", "HSCAS"],
  ["curled toe", "B-Complex"],
  ["slipped tendon", "Manganese", "Choline"],
  ["pale yolk", "Marigold"],
  ["wet litter", "Sodium Bisulphate", "Xylanase"],
  ["feather pecking", "Methionine"],
  ["goat dewormer", "Albendazole", "Niclosamide"],
  // Slips of the pen
  ["cocidiosis", "Amprolium 20%"],
  ["amprolum", "Amprolium 20%"],
  ["enrofloxacine", "Enrofloxacin"],
  ["levamizol", "Levamisole"],
  ["doxicycline", "Doxycycline"],
  ["probiotc", "Probiotic", "Bacillus"],
  ["glutraldehyde", "Glutaraldehyde"],
  ["de worming", "Levamisole", "Albendazole"],
  ["softshell egg", "Shell Grit"],
  ["kidney flush", "Electrolyte"],
  ["mata mai", "Povidone"],
  ["దస్తులు", "Amprolium 20%"],
  // Hindi
  ["खूनी दस्त", "Amprolium 20%"],
  ["कॉक्सीडियोसिस की दवा", "Amprolium 20%"],
  ["पेट के कीड़े", "Levamisole", "Piperazine"],
  ["पेट के कीड़ों की दवाई", "Levamisole", "Piperazine"],
  ["रानीखेत की दवा", "Peroxymonosulphate", "Vaccine Water"],
  ["एम्प्रोलियम", "Amprolium 20%"],
  ["आइवरमेक्टिन", "Ivermectin"],
  ["कैल्शियम", "Shell Grit", "Dicalcium"],
  ["गर्मी", "Electrolytes", "Vitamin C"],
  ["लिवर टॉनिक", "Liver Tonic"],
  ["मीठा सोडा", "Sodium Bicarbonate"],
  ["सोडा", "Sodium Bicarbonate"],
  ["बीटाडीन", "Povidone"],
  ["सर्दी जुकाम", "Sulphadiazine", "Enrofloxacin", "Menthol"],
  // Hindi in Latin letters
  ["khooni dast", "Amprolium 20%"],
  ["khuni dast ki dawai", "Amprolium 20%"],
  ["coccidiosis dawa", "Amprolium 20%"],
  ["ranikhet ki dawai", "Peroxymonosulphate", "Vaccine Water"],
  ["pet ke keede", "Levamisole", "Piperazine"],
  ["murgi ke pet me kide", "Levamisole", "Piperazine"],
  ["lal beet", "Amprolium 20%"],
  ["saans ki bimari", "Tylosin"],
  ["anda badhane ki dawa", "AD3E"],
  ["patla chilka", "Shell Grit"],
  ["langdi murgi", "AD3E", "Dicalcium"],
  ["chuna", "Hydrated Lime"],
  ["chuja mar raha hai", "Peroxymonosulphate"],
  ["pashu ki jue ki dawa", "Ivermectin"],
  ["thandi", "Sulphadiazine", "Enrofloxacin", "Menthol"],
  ["fafund wala dana", "Toxin Binder"],
  ["bakri ke keede ki dawa", "Albendazole", "Niclosamide"],
  // Telugu
  ["రక్త విరేచనాలు", "Amprolium 20%"],
  ["కోళ్ల రక్త పారుడు మందు", "Amprolium 20%"],
  ["కడుపులో పురుగులు", "Levamisole", "Piperazine"],
  ["రాణికెట్", "Peroxymonosulphate", "Vaccine Water"],
  ["ఆంప్రోలియం", "Amprolium 20%"],
  ["తోలు గుడ్లు", "Shell Grit"],
  ["వేసవి ఎండ కోసం", "Electrolytes", "Vitamin C"],
  ["కాలేయం", "Liver"],
  ["సోడా", "Sodium Bicarbonate"],
  ["గుడ్లు పెంచే మందు", "AD3E"],
  ["జలుబు", "Sulphadiazine", "Enrofloxacin", "Menthol"],
  // Telugu in Latin letters
  ["raktha virechanalu", "Amprolium 20%"],
  ["rakta parudu mandu", "Amprolium 20%"],
  ["nattala mandu", "Levamisole", "Albendazole", "Piperazine"],
  ["tolu guddu", "Shell Grit"],
  ["kokkera tegulu", "Peroxymonosulphate", "Vaccine Water"],
  ["vadadebba", "Electrolytes", "Vitamin C"],
  ["sunnam", "Hydrated Lime"],
  ["guddu penche mandu", "AD3E"],
  ["gardan mud jana", "Vitamin E 10%"],
  ["feed me jaher", "Toxin Binder"],
  ["फीड में फंगस", "Toxin Binder"],
  ["కోళ్లకు వేడి దెబ్బ", "Electrolytes", "Vitamin C"],
  ["kollaku vedi taggataniki", "Electrolytes", "Vitamin C"],
  ["coccidia medicine for broilers 20 days", "Amprolium 20%"],
  ["worm in layer", "Fenbendazole 20%"],
  ["chuze lal dast kar rahe", "Amprolium 20%"],
  ["loo se bachane wali dawa", "Electrolytes", "Vitamin C"],
  ["broiler growth medicine", "Lysine", "Methionine"],
  ["కోడి పిల్లలు కుంటుతున్నాయి", "Dicalcium", "AD3E"],
  ["kodi pillalu kuntutunnayi", "Dicalcium", "AD3E"],
  // Other makers' names, with a letter too few
  ["vimral", "AD3E"],
  ["baytrl", "Enrofloxacin"],
];

Deno.test("What a farmer types finds what a veterinarian would think of, among the first three", async () => {
  const missed: string[] = [];
  for (const [query, ...oneOf] of QUERIES) {
    const response = await test.request(`/api/search?limit=3&q=${encodeURIComponent(query)}`);
    const { products }: SearchAnswer = await response.json();
    const names = products.map(({ name }) => name);
    if (!names.some((name) => oneOf.some((part) => name.includes(part)))) {
      missed.push(`${query}: ${names.join(", ") || "nothing"}`);
    }
  }
  assert(missed.length === 0, `\n${missed.join("\n")}`);
});

Deno.test("A prohibited substance is said to be prohibited, by any of its names, and nothing is offered instead", async () => {
  for (
    const [query, name] of [
      ["colistin", "Colistin"],
      ["kolistin dose for broilers", "Colistin"],
      ["neftin powder", "Nitrofurans (furazolidone and the like)"],
      ["కోలిస్టిన్", "Colistin"],
      ["फ्यूराज़ोलिडोन", "Nitrofurans (furazolidone and the like)"],
      ["flagyl for coccidiosis", "Nitroimidazoles (metronidazole and the like)"],
    ] as const
  ) {
    const response = await test.request(`/api/search?q=${encodeURIComponent(query)}`);
    const { products, nearest, prohibited }: SearchAnswer = await response.json();
    assertEquals([prohibited.map((each) => each.name), products, nearest], [[name], [], []], query);
  }
  const response = await test.request("/api/search?q=amprolium");
  const { prohibited }: SearchAnswer = await response.json();
  assertEquals(prohibited, []);
});

async function namesFor(test: TestApp, query: string): Promise<string[]> {
  const response = await test.request(`/api/search?limit=30&q=${encodeURIComponent(query)}`);
  const { products }: SearchAnswer = await response.json();
  return products.map(({ name }) => name);
}

Deno.test("What is for prevention is not offered for an outbreak, and comes first to who prevents", async () => {
  for (const query of ["bloody droppings", "నెత్తురు పారుడు"]) {
    assertEquals(
      (await namesFor(test, query)).filter((name) => /Ethopabate|Diclazuril|Monensin/.test(name)),
      [],
    );
  }
  for (const query of ["coccidiosis", "khooni dast", "खूनी दस्त की दवा", "anticoccidials"]) {
    const [, second, third] = await namesFor(test, query);
    assert(
      [second, third].every((name) => /Toltrazuril|Sulphaclozine/.test(name!)),
      `${query}: ${second}, ${third}`,
    );
  }
  assert((await namesFor(test, "coccidiosis prevention"))[0]!.includes("Ethopabate"));
});

Deno.test("What is never for hens in lay comes last where their eggs are asked about", async () => {
  for (const query of ["egg production kam ho gaya", "anda badhane wala powder", "గుడ్లు తగ్గిపోయాయి"]) {
    const found = await namesFor(test, query);
    const barred = /Enrofloxacin|Florfenicol|Sulphadiazine/;
    const first = found.findIndex((name) => barred.test(name));
    assert(first < 0 || found.slice(first).every((name) => barred.test(name)), found.join(", "));
  }
});

Deno.test("What its own page, or that of its ingredient, warns of in an illness comes last", async () => {
  const found = await namesFor(test, "gout");
  const warned = /AD3E|Dextrose|Bicarbonate/;
  const first = found.findIndex((name) => warned.test(name));
  assert(first > 0 && found.slice(first).every((name) => warned.test(name)), found.join(", "));
});

Deno.test("Words that only ask are no words of a product: days, prices, forms", async () => {
  for (
    const [query, first] of [
      ["layer dewormer zero egg withdrawal", "Fenbendazole 20%"],
      ["water soluble anticoccidial", "Amprolium 20%"],
      ["tylosin price", "Tylosin"],
      ["గుడ్డు పెంకు పలుచన", "Shell Grit"],
    ] as const
  ) assert((await namesFor(test, query))[0]?.includes(first), query);
  assertEquals(await namesFor(test, "కోళ్ల పేను"), []);
});

Deno.test("A text that merely names a substance is not offered for it", async () => {
  assertEquals(await namesFor(test, "potassium permanganate"), []);
  assert((await namesFor(test, "l lysine")).every((name) => !name.includes("Bicarbonate")));
});

Deno.test("Where something is understood, what stands beside it offers nothing for another purpose", async () => {
  for (
    const [query, ...oneOf] of [
      ["ducks worm", "Levamisole", "Piperazine"],
      ["బాతులకు నట్టల మందు", "Levamisole", "Albendazole"],
      ["sardi jukam ki goli", "Sulphadiazine", "Enrofloxacin"],
      ["pani saf karne ki dawa", "Citric", "Dichloroisocyanurate"],
      ["शेड धोने की दवा", "Glutaraldehyde"],
      ["intracox", "Toltrazuril"],
      ["kodi guddu pettadam ledu", "AD3E"],
      ["kollaku vedi debba", "Electrolyte"],
    ] as const
  ) {
    const [first] = await namesFor(test, query);
    assert(oneOf.some((name) => first?.includes(name)), `${query}: ${first}`);
  }
  for (
    const [query, nearest] of [["मुर्गी के शरीर में जूं", undefined], ["Amoxyvet 50", "Amoxicillin"]] as const
  ) {
    const response = await test.request(`/api/search?q=${encodeURIComponent(query)}`);
    const answer: SearchAnswer = await response.json();
    assertEquals(answer.products, [], query);
    assertEquals(answer.nearest[0]?.name.split(" ")[0], nearest, query);
  }
});

/** A stretch of the query, and the category that it must lead to. */
const CATEGORIES: [query: string, slug: string][] = [
  ["antibiotic", "antibiotics-antimicrobials"],
  ["antibiotc", "antibiotics-antimicrobials"],
  ["एंटीबायोटिक", "antibiotics-antimicrobials"],
  ["keede ki dawa", "dewormers"],
  ["కీటకాలు purugula mandu", "dewormers"],
  ["coccidiostat", "anticoccidials"],
  ["विटामिन", "vitamins-minerals"],
  ["enzaim", "enzymes"],
  ["khanij", "minerals"],
  ["disinfectant for shed", "disinfectants-biosecurity"],
  ["కీటక krimisamharaka", "disinfectants-biosecurity"],
  ["toxin binder", "toxin-binders"],
  ["organic acid", "probiotics-acidifiers"],
  ["herbal", "liver-herbal-tonics"],
];

Deno.test("The words of a category, in any language, lead to it", async () => {
  const missed: string[] = [];
  for (const [query, slug] of CATEGORIES) {
    const response = await test.request(`/api/search?q=${encodeURIComponent(query)}`);
    const { categories, products }: SearchAnswer = await response.json();
    if (categories[0]?.slug !== slug || products[0]?.categorySlug !== slug) {
      missed.push(`${query}: ${categories[0]?.slug}, ${products[0]?.name}`);
    }
  }
  assert(missed.length === 0, `\n${missed.join("\n")}`);
});

Deno.test("A short word that no product has is not taken for another", async () => {
  for (const query of ["neem", "dana", "mar xyz"]) {
    const response = await test.request(`/api/search?q=${encodeURIComponent(query)}`);
    const { total, didYouMean, nearestAre, nearest }: SearchAnswer = await response.json();
    const isNear = nearestAre === "nearest" && nearest.length > 0;
    assertEquals([total, didYouMean, isNear], [0, undefined, false], query);
  }
});

Deno.test("A name that nobody knows is said to be unknown, and no other medicine stands in for it", async () => {
  const asked: [query: string, unknown: string][] = [
    ["dravomix", "dravomix"],
    ["Dravomix plus", "dravomix"],
    ["eliquine powder price", "eliquine"],
    ["eliquine entha ivvali", "eliquine"],
    ["dravomix ki dose kitni hai", "dravomix"],
    ["trisulfa", "trisulfa"],
    ["एलीक्विन पाउडर", "एलीक्विन"],
    ["ఎలిక్విన్", "ఎలిక్విన్"],
  ];
  for (const [query, name] of asked) {
    const { total, unknown, nearest, didYouMean } = await answerTo(query);
    assertEquals([total, unknown, nearest, didYouMean], [0, [name], [], undefined], query);
  }
  const near = await answerTo("respiwell");
  assertEquals(near.unknown, ["respiwell"]);
  assert(near.nearest.every(({ name }) => name.includes("Respiratory")), "what begins alike is near");
  for (const known of ["amprolium", "baytril", "amprolum", "khooni dast", "neem for coccidiosis"]) {
    assertEquals((await answerTo(known)).unknown, [], known);
  }
});

Deno.test("What is not made up as it was asked for comes after a word that says so", async () => {
  const asked: [query: string, missing: string | undefined, first?: string][] = [
    ["oxytetracycline long acting injection", "injection"],
    ["la injection terramycin", "injection"],
    ["enrofloxacin injection", "injection"],
    ["एनरोफ्लोक्सासिन इंजेक्शन", "injection"],
    ["ఎన్రోఫ్లాక్సాసిన్ సూది", "injection"],
    ["amoxicillin ki goli", "tablets"],
    ["albendazole bolus", "tablets"],
    ["ivermectin injection", undefined, "Ivermectin 1% Injection"],
    ["dewormer injection", undefined, "Ivermectin 1% Injection"],
    ["la injection", undefined, "Ivermectin 1% Injection"],
    ["amoxicillin powder", undefined, "Amoxicillin"],
  ];
  for (const [query, missing, first = ""] of asked) {
    const { missingForm, products } = await answerTo(query);
    assertEquals(missingForm?.id, missing, query);
    assert(products[0]?.name.startsWith(first), `${query}: ${products[0]?.name}`);
  }
});

Deno.test("What is for milk and the udder is said not to be sold, and no poultry medicine is offered for it", async () => {
  const asked = "mastitis injection;gaay dudh badhane ki dawa;थन सूजन का इंजेक्शन;गाय का दूध बढ़ाने की दवा;" +
    "ఆవుకు పాలు పెరగడానికి;avuku palu peragalante;intramammary tube";
  for (const query of asked.split(";")) {
    const { unsold, total, nearest } = await answerTo(query);
    assertEquals([unsold.map(({ id }) => id), total, nearest], [["dairy"], 0, []], query);
  }
});

Deno.test("A word that only looks or sounds like one of a product narrows nothing that is understood", async () => {
  for (const query of ["నీళ్లు శుద్ధి చేసే మందు", "neeru shuddhi"]) {
    const names = (await answerTo(query)).products.slice(0, 3).map(({ name }) => name);
    assert(names.some((name) => name.includes("Dichloroisocyanurate")), `${query}: ${names.join(", ")}`);
  }
  assertEquals((await answerTo("माता माई")).products[0]?.name, "Povidone Iodine 10% Solution");
  assert((await answerTo("pair me lakwa murgi")).products[0]?.name.startsWith("Vitamin"));
});

Deno.test("A word that no product is called by is no slip for one that a text has in passing", async () => {
  const { terms, didYouMean } = await answerTo("cow bloat");
  assertEquals([terms, didYouMean], [["cow", "bloat"], undefined]);
  assertEquals((await answerTo("amprolum")).didYouMean, "amprolium");
});

Deno.test("A raw material comes last where an illness is to be treated", async () => {
  for (const query of ["bukhar ki dawa murgi", "fowl cholera"]) {
    const { products } = await answerTo(query);
    const place = products.findIndex(({ name }) => name.includes("Bulk Drug"));
    assert(place < 0 || place === products.length - 1, `${query}: ${place} of ${products.length}`);
  }
});

Deno.test("Who asks for medicine and nothing more, in any language, sees all there is", async () => {
  const { products } = await test.read("en");
  for (
    const query of [
      "medicine",
      "dawa",
      "dawai chahiye",
      "दवा",
      "మందు",
      "mandu kavali",
      "price list",
      "रेट लिस्ट",
      "ధరల పట్టిక",
      "product list",
    ]
  ) {
    const response = await test.request(`/api/search?q=${encodeURIComponent(query)}`);
    const answer: SearchAnswer = await response.json();
    assertEquals(answer.total, products.length, query);
  }
});

Deno.test("Who wishes for growth is not given a dewormer first", async () => {
  for (const query of ["growth promoter", "weight gain", "vajan badhane ki dawa", "వేగంగా బరువు", "वजन बढ़ाने"]) {
    const response = await test.request(`/api/search?q=${encodeURIComponent(query)}`);
    const { products }: SearchAnswer = await response.json();
    assert(products[0]!.categorySlug !== "dewormers", query);
  }
});
