import { createHash } from "node:crypto";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** The table of a backup that says what was written, since SQLite's own check does not see a changed value. */
const SEAL = "roost_backup";

/**
 * Copies what is in the store at one moment. Not its pages: what was erased stands in them until it is written
 * over. And not by VACUUM, which a server with permission for its store alone may not call.
 */
export function copyRows(store: string, target: string): void {
  using from = new DatabaseSync(store, { readOnly: true });
  using to = new DatabaseSync(target);
  for (const database of [from, to]) database.exec("BEGIN");
  const schema = from.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL");
  for (const { type, name, sql } of schema.all()) {
    if (name === SEAL) continue;
    to.exec(String(sql));
    if (type !== "table") continue;
    const rows = from.prepare(`SELECT * FROM "${name}"`);
    rows.setReadBigInts(true);
    let insert: StatementSync | undefined;
    for (const row of rows.iterate()) {
      const values = Object.values(row);
      insert ??= to.prepare(`INSERT INTO "${name}" VALUES (${values.map(() => "?").join()})`);
      insert.run(...values);
    }
  }
  const { sha256, records } = digestOf(to);
  to.exec(`CREATE TABLE "${SEAL}" (sha256 TEXT, records INTEGER)`);
  to.prepare(`INSERT INTO "${SEAL}" VALUES (?, ?)`).run(sha256, records);
  to.exec("COMMIT");
}

/**
 * Throws unless the file is an intact SQLite file with Deno KV's table and the records that were written. A backup
 * of a former version says nothing about them.
 */
export function assertIntact(file: string): void {
  using database = new DatabaseSync(file, { readOnly: true });
  database.prepare("SELECT 1 FROM kv LIMIT 1").get();
  const [row] = database.prepare("PRAGMA quick_check(1)").all();
  if (row?.quick_check !== "ok") throw new Error(String(row?.quick_check));
  const isSealed = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(SEAL);
  if (!isSealed) return;
  const sealed = database.prepare(`SELECT sha256 FROM "${SEAL}"`).get();
  if (sealed?.sha256 !== digestOf(database).sha256) {
    throw new Error("its records are not as they were written");
  }
}

/** The SHA-256 of all keys and values, in the order of the keys, each with its length. */
function digestOf(database: DatabaseSync): { sha256: string; records: number } {
  const hash = createHash("sha256");
  let records = 0;
  for (const { k, v } of database.prepare("SELECT k, v FROM kv ORDER BY k").iterate()) {
    for (const bytes of [k, v] as Uint8Array[]) hash.update(`${bytes.length} `).update(bytes);
    records++;
  }
  return { sha256: hash.digest("hex"), records };
}
