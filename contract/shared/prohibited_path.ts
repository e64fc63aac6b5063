/** The public page of what may not be given to animals for food. */
export const PROHIBITED_PATH = "/health/prohibited";
