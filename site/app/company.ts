/** What the shell asks for on every page. */
export const COMPANY_PATH = "/api/company";
