export const lookTexts = {
  text: "Text with a",
  link: "link",
  button: "Request Quote",
  band: "A band and its",
  accent: "accent",
  theme: ["Light", "Dark"],
  contrast: (least: string) => `every text has a contrast of at least ${least} (4.5 is asked for)`,
  darkened: (chosen: string, shown: string) =>
    `White cannot be read well on ${chosen.toUpperCase()}, so buttons are ${shown.toUpperCase()}.`,
};
