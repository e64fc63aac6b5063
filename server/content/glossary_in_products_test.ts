import { assertEquals } from "deno-std/assert/equals.js";
import { productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { contentReader } from "./content_reader.ts";

Deno.test("A product's labels follow its own translation, then the glossary, and what is English is said to be", async () => {
  await using test = await testApp();
  await test.category();
  const read = contentReader(test.stores);
  const { id } = await test.stores.products.create(productInput({
    packaging: "25 kg bag",
    badge: "New",
    specifications: { Appearance: "White powder", Grade: "IP", Kind: "25 kg" },
    documents: [{ title: "Leaflet", url: "/media/a.pdf" }, { title: "Label", url: "/media/b.pdf" }],
    translations: {
      hi: { badge: "ताज़ा", specifications: { Appearance: "सफ़ेद पाउडर" }, documentTitles: ["पर्ची"] },
    },
  }));
  const shown = async () => {
    const { packaging, badge, specifications, documents, untranslated } = (await read("hi")).productById.get(
      id,
    )!;
    const marks = (untranslated ?? []).filter((field) => /[.]|packaging|badge/.test(field));
    return { packaging, badge, specifications, titles: documents.map(({ title }) => title), marks };
  };
  assertEquals(await shown(), {
    packaging: "25 kg bag",
    badge: "ताज़ा",
    specifications: { Appearance: "सफ़ेद पाउडर", Grade: "IP", Kind: "25 kg" },
    titles: ["पर्ची", "Label"],
    marks: [
      "packaging",
      "specificationLabels.Appearance",
      "specificationLabels.Grade",
      "specifications.Grade",
      "specificationLabels.Kind",
      "documents.Label",
    ],
  });

  const terms = { bag: "बैग", New: "नया", Appearance: "रूप", Grade: "ग्रेड", Kind: "ग्रेड", label: "लेबल" };
  for (const [term, hi] of Object.entries(terms)) {
    await test.stores.glossary.create({ term, note: null, translations: { hi: { term: hi } } });
  }
  assertEquals(await shown(), {
    packaging: "25 kg बैग",
    badge: "ताज़ा",
    specifications: { रूप: "सफ़ेद पाउडर", ग्रेड: "IP", Kind: "25 kg" },
    titles: ["पर्ची", "लेबल"],
    marks: ["specifications.ग्रेड", "specificationLabels.Kind"],
  });
  assertEquals((await read("en")).productById.get(id)?.packaging, "25 kg bag");
});

Deno.test("A carrier that the glossary knows is said in the reader's language, an active substance as on the pack", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await test.stores.products.create(productInput({
    composition: [{ ingredient: "Tylosin tartrate", strength: "55%" }, { ingredient: "Rice bran carrier" }],
  }));
  await test.stores.glossary.create({
    term: "Rice bran carrier",
    note: null,
    translations: { hi: { term: "चावल की भूसी" } },
  });
  const { composition } = (await contentReader(test.stores)("hi")).productById.get(id)!;
  assertEquals(composition.map(({ ingredient }) => ingredient), ["Tylosin tartrate", "चावल की भूसी"]);
});
