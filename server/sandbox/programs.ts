export interface Program {
  module: string;
  /** Permission flags, beyond none at all. */
  permissions: readonly string[];
  /** Maximum size of the JavaScript heap. Beyond it, the process ends. */
  heapMb: number;
  /** Maximum resident memory, with buffers and native code. */
  memoryMb: number;
  timeoutMs: number;
  /** True if it waits for other servers: then it waits in a queue of its own, not before a picture. */
  isSlow?: boolean;
}

const NODE_MODULES = `${import.meta.dirname}/../../node_modules`;

/** The programs that read files of strangers, write files for them, or speak to servers that the owner names. */
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
  // The server itself may connect to the servers of its settings alone, which a change in the panel cannot add to.
  "send": {
    module: import.meta.resolve("../outbox/send_program.ts"),
    permissions: ["--allow-net", "--allow-sys=hostname", "--ignore-env"],
    heapMb: 128,
    memoryMb: 512,
    timeoutMs: 150_000,
    isSlow: true,
  },
  // The same, for backups, which are large.
  "exchange": {
    module: import.meta.resolve("../backups/exchange_program.ts"),
    permissions: ["--allow-net", "--ignore-env"],
    heapMb: 128,
    memoryMb: 512,
    timeoutMs: 60 * 60_000,
    isSlow: true,
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
