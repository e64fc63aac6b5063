import { errorMessage } from "../shared/error_message.ts";
import { opened, pack, sealed } from "./packed_value.ts";

/**
 * Values that took long to compute, kept in files from one start to the next. A file may be missing, old, damaged or of
 * another store at any time: whoever reads one compares what it was made from with what is stored.
 */
export interface DerivedFiles {
  /** Undefined where there is no file that is whole and of this release. */
  read<T>(name: string): Promise<T | undefined>;
  /** Never fails: what cannot be written is computed again at the next start. */
  write(name: string, value: unknown): Promise<void>;
}

/** Keeps nothing. */
export const NO_FILES: DerivedFiles = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
};

/** Values of `own`, and where there is none those of `shipped`, which nothing is written to. */
export function orShipped(own: DerivedFiles, shipped: DerivedFiles): DerivedFiles {
  return { ...own, read: async <T>(name: string) => await own.read<T>(name) ?? await shipped.read<T>(name) };
}

interface DerivedFilesParts {
  folder: string;
  /** Names the code that computes the values: they are of no use to other code. */
  release: Promise<string>;
  log: (line: string) => void;
}

/**
 * Keeps values in `folder`, each in a file with a checksum. A file is written beside the one in its place and then takes
 * it. Servers that share the folder may mix up what they write at the same time, which the checksum tells.
 */
export function derivedFiles({ folder, release, log }: DerivedFilesParts): DerivedFiles {
  let hasFailed = false;

  async function read<T>(name: string): Promise<T | undefined> {
    const ours = await release;
    try {
      return opened<T>(await Deno.readFile(`${folder}/${name}`), ours);
    } catch {
      return undefined;
    }
  }

  async function write(name: string, value: unknown): Promise<void> {
    // At once: the value may be changed later, but for its arrays of numbers.
    const packed = pack(value);
    const beside = `${folder}/${name}.new`;
    try {
      await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
      await Deno.writeFile(beside, sealed(packed, await release), { mode: 0o600 });
      await Deno.rename(beside, `${folder}/${name}`).catch((error) => {
        // Another server has just put it there.
        if (!(error instanceof Deno.errors.NotFound)) throw error;
      });
    } catch (error) {
      if (!hasFailed) log(`Cannot keep what makes the next start quick: ${errorMessage(error)}`);
      hasFailed = true;
    }
  }

  return { read, write };
}
