import { assertEquals } from "deno-std/assert/equals.js";
import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { ROLES } from "../../contract/role.ts";
import { BACKUP_FAULTS } from "../backups/backup_fault.ts";
import { addressesByLanguage, mailTexts } from "./mail_texts.ts";
import type { MailTexts } from "./texts/en.ts";

/** Everything that a mail can say, with facts that are numbers. */
function sayAll(words: MailTexts): string[] {
  const facts = {
    company: "1",
    username: "2",
    email: "3",
    link: "4",
    invitedBy: "5",
    file: "6",
    problem: "7",
  };
  const counts = { all: 4, add: 1, change: 2, refuse: 1 };
  const letters = [
    ...ROLES.map((role) => words.invitation({ ...facts, role })),
    words.confirmEmail(facts),
    words.emailChanged(facts),
    words.reset(facts),
    words.codesGuessed(facts),
    words.unanswered({ count: 1, questions: ["8"] }),
    words.unanswered({ count: 3, questions: ["8"] }),
    words.imported({ ...facts, counts }),
    words.imported({ ...facts, problem: null, counts }),
    words.givenUp({ ...facts, channel: "mail" }),
    words.givenUp({ ...facts, channel: "webhook" }),
    words.backupFailed(facts),
    words.trial(facts),
  ];
  const { fields, kinds, subjects, line, ...others } = words.inquiry;
  return [
    words.sender("1"),
    ...letters.flatMap(({ subject, text }) => [subject, text]),
    ...BACKUP_FAULTS.map((fault) =>
      words.backupFaults[fault]({ server: "1", bucket: "2", folder: "3", detail: "4" })
    ),
    ...[words.deliveryFaults, fields, kinds, subjects, line, others].flatMap((part) => Object.values(part)),
    words.digest.subject(2, 3),
    words.digest.more(4),
    words.digest.open,
  ];
}

for (const language of TRANSLATION_LANGUAGES) {
  Deno.test(`Mails in ${language} say everything, and nothing of it in English`, () => {
    const said = sayAll(mailTexts[language]);
    assertEquals(
      said.length,
      sayAll(mailTexts.en).length + Object.keys(mailTexts[language].inquiry.subjects).length,
    );
    assertEquals(said.filter((text) => text.trim() === "" || /[A-Za-z]{2}/.test(text)), []);
  });
}

Deno.test("Who is named twice gets one mail", () => {
  assertEquals(
    [...addressesByLanguage([
      { address: "shop@roost.example", language: "en" },
      { address: "ravi@roost.example", language: "te" },
      { address: "Shop@roost.example", language: "te" },
    ])],
    [["te", ["Shop@roost.example", "ravi@roost.example"]]],
  );
});
