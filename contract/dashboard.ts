import type { Submission } from "./inquiry.ts";

/** What the admin sees first: how much there is of what, and the newest inquiries. */
export interface Dashboard {
  products: number;
  posts: number;
  submissions: number;
  pendingSubmissions: number;
  mediaFiles: number;
  recentSubmissions: Submission[];
}
