/** Letters of one question: the contract's figure, whose schemas are too heavy for a widget; a test compares. */
export const QUESTION_LETTERS = 2_000;
