/** `deno task lines`: prints source lines without tests by room. Fails above a ceiling of `docs/lines.md`. */
import { dirname, join } from "node:path/posix";

const ROOMS = ["server", "site", "site/admin", "widgets", "contract", "bench", "build"] as const;
type Room = typeof ROOMS[number];

const SOURCE = /\.tsx?$/;
const TEST = /_test\.tsx?$|(^|\/)testing\//;
const ROOT = dirname(import.meta.dirname!);

/** The source lines of a room and its ceiling. */
interface RoomLines {
  room: Room;
  lines: number;
  ceiling: number;
}

/** Counts the lines of each room's tracked sources. `site` is without the panel, `build` with `build.ts`. */
async function countLines(): Promise<Map<Room, number>> {
  const { stdout } = await new Deno.Command("git", { args: ["ls-files"], cwd: ROOT }).output();
  const counts = new Map<Room, number>(ROOMS.map((room) => [room, 0]));
  const paths = new TextDecoder().decode(stdout).trim().split("\n");
  await Promise.all(
    paths.filter((path) => SOURCE.test(path) && !TEST.test(path)).map(async (path) => {
      const room = roomOf(path);
      if (!room) return;
      // Git still lists a file whose deletion is not committed.
      const text = await Deno.readTextFile(join(ROOT, path)).catch(() => "");
      counts.set(room, counts.get(room)! + text.split("\n").length - 1);
    }),
  );
  return counts;
}

function roomOf(path: string): Room | undefined {
  if (path === "build.ts") return "build";
  if (path.startsWith("site/admin/")) return "site/admin";
  return ROOMS.find((room) => path.startsWith(`${room}/`));
}

/** Reads the ceilings from the text of `docs/lines.md`: each room's row plus its later rises. */
export function readCeilings(document: string): Map<string, number> {
  const ceilings = new Map<string, number>();
  for (const [, room, lines] of document.matchAll(/^\| `([\w/]+)` +\| +([\d,]+) \|$/gm)) {
    ceilings.set(room!, numberOf(lines!));
  }
  for (
    const [, room, lines] of document.matchAll(
      /^\| \d{4}-\d\d-\d\d +\| `([\w/]+)` +\| +\+([\d,]+) \| .*\w.*\|$/gm,
    )
  ) {
    ceilings.set(room!, (ceilings.get(room!) ?? 0) + numberOf(lines!));
  }
  return ceilings;
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

/** Gives all rooms with their lines and ceilings. */
export async function compareLines(): Promise<RoomLines[]> {
  const ceilings = readCeilings(await Deno.readTextFile(join(ROOT, "docs/lines.md")));
  return [...await countLines()].map(([room, lines]) => ({ room, lines, ceiling: ceilings.get(room) ?? 0 }));
}

if (import.meta.main) {
  const rooms = await compareLines();
  const sum = (of: (room: RoomLines) => number) => rooms.reduce((total, room) => total + of(room), 0);
  const all = { room: "all", lines: sum(({ lines }) => lines), ceiling: sum(({ ceiling }) => ceiling) };
  for (const { room, lines, ceiling } of [...rooms, all]) {
    const mark = lines > ceiling ? "  above its ceiling: give the reason in docs/lines.md" : "";
    console.log(`${room.padEnd(12)}${String(lines).padStart(7)} of ${String(ceiling).padStart(7)}${mark}`);
  }
  if (rooms.some(({ lines, ceiling }) => lines > ceiling)) Deno.exit(1);
}
