import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { TextIndex } from "./TextIndex.ts";

function guides() {
  const index = new TextIndex();
  index.add("water", [
    "Water for chickens",
    "కోళ్లకు నీళ్లు",
    "मुर्गियों का पानी",
    "वेंडिंग से पहले पानी साफ करें। నీళ్లు శుభ్రంగా ఉండాలి.",
  ]);
  index.add("litter", ["Wet litter", "తడి లిట్టర్", "गीला बिछावन", "Turn the litter. లిట్టర్ తిప్పండి. बिछावन पलटें।"]);
  index.add("light", [
    "Light hours for layers",
    "గుడ్ల కోళ్లకు వెలుతురు",
    "लेयर के लिए रोशनी",
    "Sixteen hours. పదహారు గంటలు. सोलह घंटे।",
  ]);
  return index;
}

Deno.test("A question in a script or in Latin letters finds the same text first", () => {
  const index = guides();
  for (
    const [id, ...questions] of [
      ["water", "కోళ్లకు ఎన్ని నీళ్లు", "kollaku enni neellu", "मुर्गी को पानी", "murgi ko paani", "chicken watter"],
      [
        "litter",
        "లిట్టర్ తడిగా ఉంది",
        "littar tadiga undi",
        "बिछावन गीला है",
        "bichavan geela hai",
        "litter is wet",
      ],
      [
        "light",
        "వెలుతురు ఎన్ని గంటలు",
        "veluturu enni gantalu",
        "रोशनी कितने घंटे",
        "roshni kitne ghante",
        "hours of light",
      ],
    ] as const
  ) {
    for (const question of questions) assertEquals(index.search(question, 1)[0]?.id, id, question);
  }
});

Deno.test("A word that stands nowhere is held against all, and a word said twice in two ways is held once", () => {
  const [found] = guides().search("roshni zorblatt", 1);
  assertEquals([found!.id, found!.held], ["light", 1]);
  assertEquals(guides().search("roshni roshani", 1)[0]!.held, 1);
  assert(found!.share > 0.3 && found!.share < 0.8, String(found!.share));
});

Deno.test("Numbers are never alike, and words are with a slip of the pen", () => {
  const index = new TextIndex();
  index.add("a", ["tilmicosin 250"]);
  assertEquals(index.search("205", 1), []);
  assertEquals(index.search("tilmicosan", 1).length, 1);
});

Deno.test("A search leaves nothing behind for the next one, also where texts were added between", () => {
  const index = guides();
  const first = index.search("wet litter in chicken water", 5);
  index.search("रोशनी कितने घंटे", 5);
  assertEquals(index.search("wet litter in chicken water", 5), first);
  const scanned: [number, number][] = [];
  index.scan("wet litter in chicken water", {}, (at, _share, held) => scanned.push([at, held]));
  assertEquals(scanned.sort(), [[0, 2], [1, 2]]);
  index.add("salt", ["Salt"]);
  assertEquals(index.search("salt", 5).map(({ id, held }) => [id, held]), [["salt", 1]]);
});
