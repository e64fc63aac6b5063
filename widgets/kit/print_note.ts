import { fetchText } from "./fetch_text.ts";

/** Prints the text at an address of ours as an error in the console. It is never run as code. */
export const printNote = (address: string) =>
  fetchText(address).then((note) => note && console.error(note), () => {});
