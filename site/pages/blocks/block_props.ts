import type { ShownBlock } from "../../../contract/page.ts";
import type { Visit } from "../../app/visit.ts";

export interface BlockProps {
  visit: Visit;
  block: ShownBlock;
  /** Of the block's heading; no other block of the page has it. */
  id: string;
}
