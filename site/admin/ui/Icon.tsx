const PATHS = {
  dashboard: "M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3.5H4zM14 7.5h6V4h-6z",
  products: "M10 3h4M11 3v3.5L8 10v9a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2v-9l-3-3.5V3M8 13h8M8 17h8",
  categories: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
  inbox: "M4 13l2.5-8h11L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20",
  logout: "M14 4H6v16h8M10 12h10M16.5 8l4 4-4 4",
  eye:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  external: "M10 5H5v14h14v-5M13.5 5H19v5.5M19 5l-8.5 8.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  search: "M16 16l4.5 4.5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z",
  plus: "M12 5v14M5 12h14",
  up: "M12 19V6M6 11.5L12 5.5l6 6",
  down: "M12 5v13M6 12.5l6 6 6-6",
  edit: "M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  alert: "M12 8v5M12 16.2v.3M12 3.5l9.5 16.5h-19z",
  sun:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  star: "M12 3.5l2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.7z",
  article: "M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9 12h7M9 16h7",
  image: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5v.1",
  account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6",
  upload: "M12 16V4.5M7.5 9L12 4.5 16.5 9M4.5 15.5v4h15v-4",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  audit: "M6 3.5h9l4 4v13H6zM9 9h4M9 13h7M9 17h7",
  person:
    "M8.5 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.4-3.4 2.9-5 6-5M14.5 13.5h7M18 10v7M14.5 20.5h7",
  chat: "M4 5h16v11H10l-4.5 4V16H4z",
  history: "M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2",
  question: "M4 5h16v11H10l-4.5 4V16H4zM9.8 9.2a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.4M12 14.2v.1",
  bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
  italic: "M10 5h7M7 19h7M14 5l-4 14",
  heading: "M5 5v14M13 5v14M5 12h8M17 11l3-2v10",
  subheading: "M5 7v10M11 7v10M5 12h6M15 10.5a2.2 2.2 0 1 1 2 3.2 2.3 2.3 0 1 1-2.4 3.1",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
  numbers: "M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5c0-2 3-2 3 0 0 1.2-3 2.5-3 4h3",
  quote: "M5 7h5v5c0 2.5-1.5 4.5-4 5M14 7h5v5c0 2.5-1.5 4.5-4 5",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  table: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  download: "M12 4.5V16M7.5 11.5L12 16l4.5-4.5M4.5 15.5v4h15v-4",
  filter: "M4 6h16M7 12h10M10 18h4",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c3.2 2.8 3.2 14.2 0 17M12 3.5c-3.2 2.8-3.2 14.2 0 17",
  company: "M5 20.5V4h9v16.5M14 9h5v11.5M3 20.5h18M8 8h3M8 12h3M8 16h3",
  partners:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM2.8 19.5c.4-3.4 2.9-5 6.2-5s5.8 1.6 6.2 5M15.5 5.2a3.2 3.2 0 0 1 0 6M17.6 14.8c2 .7 3.3 2.3 3.6 4.7",
  redirect: "M4 6h8a5 5 0 0 1 5 5v8M12.5 15l4.5 4.5 4.5-4.5",
  left: "M14.5 5.5L8 12l6.5 6.5",
  right: "M9.5 5.5L16 12l-6.5 6.5",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon in the text colour. Hidden from screen readers: a text beside it gives its meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
