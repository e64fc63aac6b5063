/** The words around a field of formatted text. */
export const richTextTexts = {
  toolbar: (label: string) => `Format: ${label}`,
  bold: "Bold",
  italic: "Italic",
  heading2: "Heading",
  heading3: "Subheading",
  bulletList: "List",
  orderedList: "Numbered list",
  quote: "Quotation",
  link: "Link",
  unlink: "Remove link",
  image: "Picture",
  table: "Table",
  addRow: "Add row",
  addColumn: "Add column",
  deleteRow: "Delete row",
  deleteColumn: "Delete column",
  deleteTable: "Delete table",
  undo: "Undo",
  redo: "Redo",
  linkTitle: "Link",
  linkAddress: "Address",
  linkHint: "https://… or a path of this site such as /products/dewormers",
  linkWrong: "An address starts with https://, mailto:, tel: or /",
  apply: "Apply",
  alt: "What the picture shows",
  altHint: "Read out to those who cannot see it.",
  altTitle: "Picture",
  lostPictures: (count: number) =>
    `${
      count === 1 ? "A picture was" : `${count} pictures were`
    } not pasted: add pictures to the media library, then insert them with the picture button.`,
} as const;
