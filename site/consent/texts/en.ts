/** Texts of the consent bar. They are in its chunk. */
export const en = {
  question:
    "May we count visits with Google Analytics, to learn which pages help? Nothing is loaded unless you accept.",
  accepted: "Accept",
  declined: "Decline",
};

export type ConsentTexts = typeof en;
