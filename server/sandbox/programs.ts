export interface Program {
  module: string;
  /** Permission flags, beyond none at all. */
  permissions: readonly string[];
  /** Maximum size of the JavaScript heap. Beyond it, the process ends. */
  heapMb: number;
  /** Maximum resident memory, with buffers and native code. */
  memoryMb: number;
  timeoutMs: number;
}

const NODE_MODULES = `${import.meta.dirname}/../../node_modules`;

/** The programs that read files of strangers or write files for them. */
export const PROGRAMS = {
  "read-table": {
    module: import.meta.resolve("../import/read_table_program.ts"),
    permissions: [],
    heapMb: 1_024,
    memoryMb: 2_048,
    timeoutMs: 60_000,
  },
  "write-table": {
    module: import.meta.resolve("../import/write_table_program.ts"),
    permissions: [],
    heapMb: 1_024,
    memoryMb: 2_048,
    timeoutMs: 60_000,
  },
  // Native code can do whatever this user can, whatever is not allowed here. So it has a process of its own.
  "convert-picture": {
    module: import.meta.resolve("../media/convert_picture_program.ts"),
    permissions: [
      `--allow-ffi=${NODE_MODULES}`,
      `--allow-read=${NODE_MODULES}`,
      "--allow-env",
      "--allow-sys=cpus,osRelease,uid,gid,homedir,systemMemoryInfo,hostname,loadavg,networkInterfaces",
    ],
    heapMb: 128,
    memoryMb: 1_536,
    timeoutMs: 60_000,
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
