/** Lengths, counts and sizes shared by server, site and widgets. Lengths are in UTF-16 units. */
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

/** Limits of a request for several products. */
export const QUOTE_LINES_MAX = 50;
export const QUANTITY_MAX = 100;
export const NOTE_MAX = 300;
/** Limits of the staff's notes about one inquiry. */
export const INTERNAL_NOTE_MAX = 2_000;
export const INTERNAL_NOTES_MAX = 100;

/** Lengths of the catalogue's free text: a line, a paragraph, an article; and of a list. */
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

/** The slug of a category that lists never show. */
export const HIDDEN_CATEGORY_SLUG = "test";

/** Maximum size in bytes of a request body with JSON or form fields. */
export const BODY_MAX = 64 * 1024;

/** Maximum length of a visitor's search. */
export const SEARCH_QUERY_MAX = 600;
/** Suggestions below a search box: the default and the maximum. */
export const SUGGESTIONS = 8;
export const SUGGESTIONS_MAX = 50;

/** Maximum rows of one page of a list, for a request with paging. */
export const PAGE_LIMIT_MAX = 200;

/** Products that can be compared side by side. */
export const COMPARED_MAX = 4;

/** Products on one page of the product table. */
export const TABLE_ROWS = 50;

/** Maximum rows of a response without paging. A `Link` header leads to the other rows. */
export const LIST_ROWS_MAX = 1_000;

/** Maximum length of a question to the assistant, and the number of earlier messages sent with it. */
export const QUESTION_MAX = 2_000;
export const CHAT_HISTORY_SENT = 5;

/** Maximum length of one chat message, by the visitor or the assistant. */
export const CHAT_MESSAGE_MAX = 4_000;
export const MOBILE_MAX = 30;
/** Maximum number of messages in one visitor's chat. */
export const CHAT_LENGTH_MAX = 5_000;

/** Number of versions kept of a product or an article. */
export const VERSIONS_KEPT = 20;
