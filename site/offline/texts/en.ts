export const en = {
  title: "Saved pages",
  description: (company: string) => `The pages of ${company} that you can read without a network.`,
  text: "These pages open without a network too, as they were when they were saved.",
  keptAt: (when: string) => `No network. You see this page as it was on ${when}.`,
  missing: "There is no network, and this page is not saved on your device.",
  retry: "Try again",
  savedTitle: "Saved for the shed",
  visitedTitle: "Opened lately",
  savedOn: (when: string) => `Saved on ${when}`,
  remove: (title: string) => `Remove ${title}`,
  none: "Nothing is saved yet. On a product's page, press “Save for the shed”.",
  unable: "This browser cannot save pages.",
  save: "Save for the shed",
  saving: "Saving…",
  saved: "Saved: opens without a network",
  failed: "It could not be saved. Please try again when there is a network.",
};

export type OfflineTexts = typeof en;
