/** Lengths, counts and sizes that server, site and widgets agree on. Lengths are in UTF-16 units. */
export const NAME_MIN = 2;
export const NAME_MAX = 200;
export const EMAIL_MAX = 254;
export const PHONE_MIN = 10;
export const PHONE_MAX = 40;
export const COMPANY_MAX = 200;
export const SUBJECT_MAX = 300;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 5_000;
export const URL_MAX = 2_048;

/** One request for several products. */
export const QUOTE_LINES_MAX = 50;
export const QUANTITY_MAX = 100;
export const NOTE_MAX = 300;
/** What the staff write down about one inquiry. */
export const INTERNAL_NOTE_MAX = 2_000;
export const INTERNAL_NOTES_MAX = 100;

/** Free text of the catalogue: a line, a paragraph, an article. */
export const LINE_MAX = 300;
export const PARAGRAPH_MAX = 2_000;
export const POST_CONTENT_MAX = 400_000;
export const LIST_MAX = 50;

export const CATEGORY_TILES = 4;
export const LATEST_POSTS = 3;
export const RELATED_PRODUCTS = 4;
export const SKELETON_ROWS = 4;
export const BLOG_CATEGORY_SKELETON_ROWS = 5;
export const INQUIRY_EXCERPT = 50;

/** The slug that lists never show. */
export const HIDDEN_CATEGORY_SLUG = "test";

/** Bytes of a request body of JSON or form fields. */
export const BODY_MAX = 64 * 1024;

/** Letters of a visitor's search. */
export const SEARCH_QUERY_MAX = 600;
/** Suggestions below a search box by default, and at most. */
export const SUGGESTIONS = 8;
export const SUGGESTIONS_MAX = 50;

/** Rows of one page of a list, where the caller asks for pages. */
export const PAGE_LIMIT_MAX = 200;

/** Products of one page of the product table. */
export const TABLE_ROWS = 50;

/** Rows of a list whose caller does not ask for pages. A `Link` header leads to the rest. */
export const LIST_ROWS_MAX = 1_000;

/** Letters of one question to the assistant, and the messages before it that are sent along. */
export const QUESTION_MAX = 2_000;
export const CHAT_HISTORY_SENT = 5;

/** One message of a chat, a visitor's or an answer. */
export const CHAT_MESSAGE_MAX = 4_000;
export const MOBILE_MAX = 30;
/** Messages that one visitor's chat may hold. */
export const CHAT_LENGTH_MAX = 5_000;

/** Saved states that a product or an article keeps. */
export const VERSIONS_KEPT = 20;
