/** Gives the visitor a text as a file, without a server. */
export function saveFile(name: string, text: string) {
  const link = document.createElement("a");
  // The mark at the beginning tells editors on older systems how Hindi and Telugu are written.
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
