/** The oldest browsers that our bundles support. */
export const TARGETS = ["es2022", "chrome111", "firefox113", "safari16.4"];
