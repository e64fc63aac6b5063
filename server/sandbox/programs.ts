interface Program {
  module: string;
  /** Permission flags, beyond none at all. */
  permissions: readonly string[];
  /** Maximum size of the JavaScript heap. Beyond it, the process ends. */
  heapMb: number;
  /** Maximum resident memory, with buffers and native code. */
  memoryMb: number;
  timeoutMs: number;
}

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
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
