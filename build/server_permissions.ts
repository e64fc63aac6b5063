/** What the server may do, as the start task in `deno.json` says it: for those that start it in a process of its own. */
export const SERVER_PERMISSIONS = [
  "--allow-net",
  "--allow-read",
  "--allow-write",
  "--allow-env",
  "--allow-sys",
  "--allow-ffi=node_modules",
];
