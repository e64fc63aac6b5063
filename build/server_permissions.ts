/** The permissions that the server needs, as in the start task of `deno.json`, to start it as a process. */
export const SERVER_PERMISSIONS = [
  "--allow-net",
  "--allow-read",
  "--allow-write",
  "--allow-env",
  "--allow-sys",
  "--allow-run",
  "--allow-ffi=node_modules",
];
