/** The button of a form that makes what it holds public, or only stores it where nothing is public. */
export const SAVE = /^(Save|Publish changes)$/;
