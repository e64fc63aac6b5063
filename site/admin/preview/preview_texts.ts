export const previewTexts = {
  open: "Preview",
  title: "Preview",
  frame: "The page",
  language: "Language",
  width: "Width",
  widths: { phone: "Phone", desk: "Desk" },
  error: "The preview could not be made",
  close: "Close",
};
