const BLOCK = 512;
const encoder = new TextEncoder();

/** The files below a folder, by their paths in it, sorted. Links to files are files. */
export async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    const { isDirectory } = await Deno.stat(`${folder}/${name}`);
    if (isDirectory) found.push(...(await filesIn(`${folder}/${name}`)).map((path) => `${name}/${path}`));
    else found.push(name);
  }
  return found.sort();
}

/** An archive of a folder that depends on nothing but the files: all are of root, of one time and of one mode. */
export async function tarOf(folder: string, root: string, seconds: number): Promise<Uint8Array> {
  const blocks: Uint8Array[] = [];
  for (const path of await filesIn(folder)) {
    const bytes = await Deno.readFile(`${folder}/${path}`);
    blocks.push(header(`${root}/${path}`, bytes.length, seconds), bytes, padding(bytes.length));
  }
  blocks.push(new Uint8Array(2 * BLOCK));
  return new Uint8Array(await new Blob(blocks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

function padding(size: number): Uint8Array {
  return new Uint8Array((BLOCK - size % BLOCK) % BLOCK);
}

/** The header of a file, as POSIX's ustar has it. Throws for a path that does not fit. */
function header(path: string, size: number, seconds: number): Uint8Array {
  const bytes = new Uint8Array(BLOCK);
  const put = (text: string, at: number) => bytes.set(encoder.encode(text), at);
  const octal = (value: number, at: number, digits: number) =>
    put(value.toString(8).padStart(digits, "0"), at);
  const cut = path.length <= 100 ? -1 : path.indexOf("/", path.length - 101);
  const [prefix, name] = cut < 0 ? ["", path] : [path.slice(0, cut), path.slice(cut + 1)];
  if (name.length > 100 || prefix.length > 155) {
    throw new Error(`Cannot archive ${path}: its path is too long`);
  }
  put(name, 0);
  octal(0o644, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(seconds, 136, 11);
  put(" ".repeat(8), 148);
  put("0", 156);
  put("ustar\x0000", 257);
  put("root", 265);
  put("root", 297);
  put(prefix, 345);
  octal(bytes.reduce((sum, byte) => sum + byte, 0), 148, 6);
  bytes[154] = 0;
  return bytes;
}
