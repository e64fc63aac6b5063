import { resourceTexts } from "../form/resource_texts.ts";

/** Words of the blog's pages in the panel. */
export const blogTexts = {
  posts: resourceTexts("blog post", "blog posts", {
    placeholder: "Title, excerpt or category…",
    emptyHint: "Write the first one with the button above. As a draft, nobody but you sees it.",
    columns: ["Title", "Category", "Author", "Date"],
    state: "State",
    states: { all: "All", published: "Published", scheduled: "Scheduled", draft: "Drafts" },
    draft: "Draft",
    scheduled: "Scheduled",
    lostPictures: (count: number) =>
      `${
        count === 1 ? "A picture was" : `${count} pictures were`
      } not pasted: add pictures to the media library, then insert them with the picture button.`,
  }),
  editor: {
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
  },
} as const;
