/** Words of the documents by batch. */
export const en = {
  title: "Documents by batch",
  text:
    "Certificate of analysis and safety data sheet of the pack in your hand. The batch number stands on the pack, often after “Batch No.” or “B. No.”.",
  metaDescription: (company: string) =>
    `Find the certificate of analysis or the safety data sheet of a batch from ${company} by its number, without an account.`,
  label: "Batch number",
  find: "Find documents",
  papers: { analysis: "Certificate of analysis", safety: "Safety data sheet" },
  found: (number: string) => `Documents of batch ${number}`,
  unknown: (number: string) =>
    `We have no documents for batch “${number}”. Compare each letter and digit with the pack: 0 and O, 1 and I look alike. If it is right, ask us for them.`,
  ask: "Ask for the documents",
};
export type DocumentsTexts = typeof en;
