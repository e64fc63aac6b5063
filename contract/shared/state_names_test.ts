import { assertEquals } from "deno-std/assert/equals.js";
import { askedFields, cleanGstin, stateCodeOf } from "../asked_fields.ts";
import { askedNames } from "../asked_names.ts";
import { formIssues } from "../form_fields.ts";
import { inquirySchema } from "../inquiry_input.ts";
import { issuesOf } from "../issue.ts";
import { stateNames } from "./state_names.ts";

const RULES = { contact: "both", pin: true, gstin: true, unit: true, wantedBy: true } as const;

Deno.test("A GSTIN has its check digit and the code of a state, and any other letter is refused", () => {
  const gstin = "27AAPFU0939F1ZV";
  assertEquals(stateCodeOf(gstin), "27");
  for (let place = 2; place < 14; place++) {
    const wrong = gstin[place] === "7" ? "8" : "7";
    assertEquals(stateCodeOf(gstin.slice(0, place) + wrong + gstin.slice(place + 1)), undefined);
  }
  for (const none of ["", "27AAPFU0939F1Z", "40AAPFU0939F1ZV", gstin.toLowerCase(), `${gstin}1`]) {
    assertEquals(stateCodeOf(none), undefined, none);
  }
  assertEquals(stateCodeOf(cleanGstin(" 27 aapfu-0939 f1zv ")), "27");
});

Deno.test("Every code of a state has its name in each language", () => {
  for (const names of Object.values(stateNames)) {
    assertEquals(Object.keys(names), Object.keys(stateNames.en));
    assertEquals(Object.values(names).every((name) => name.length > 2), true);
  }
  assertEquals([stateNames.en["36"], stateNames.en["37"]], ["Telangana", "Andhra Pradesh"]);
});

for (
  const [given, wrong] of [
    [{}, []],
    [{ pin: "500 001", gstin: "27aapfu0939f1zv", unit: "kg", wantedBy: "2026-12-01" }, []],
    [{ pin: " ", gstin: "", unit: "", wantedBy: "" }, []],
    [{ pin: "050001" }, ["pin"]],
    [{ pin: "50001" }, ["pin"]],
    [{ pin: "5000011" }, ["pin"]],
    [{ gstin: "27AAPFU0939F1ZW" }, ["gstin"]],
    [{ unit: "stone" }, ["unit"]],
    [{ wantedBy: "2026-02-30" }, ["wantedBy"]],
    [{ wantedBy: "soon" }, ["wantedBy"]],
    [{ pin: "x", gstin: "x", unit: "x", wantedBy: "x" }, ["pin", "gstin", "unit", "wantedBy"]],
  ] as const
) {
  Deno.test(`The browser and the server agree on ${JSON.stringify(given)}`, () => {
    assertEquals(formIssues(askedFields("quote", RULES), given).map(({ path }) => path), [...wrong]);
    const whole = {
      name: "Asha",
      email: "a@b.in",
      phone: "9876543210",
      subject: "x",
      message: "Ten letters",
    };
    const { error } = inquirySchema("quote", RULES).safeParse({ ...whole, ...given });
    assertEquals(error ? issuesOf(error).map(({ path }) => path) : [], [...wrong]);
  });
}

Deno.test("A form asks only what is switched on, and only where it makes sense", () => {
  const off = { ...RULES, pin: false, gstin: false, unit: false, wantedBy: false };
  assertEquals([askedNames("quote", off), askedNames("home", RULES)], [[], []]);
  assertEquals(askedNames("contact", RULES), ["pin", "gstin"]);
  assertEquals(askedNames("quote", { ...off, unit: true }), ["unit"]);
});
