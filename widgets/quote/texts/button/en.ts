export const en = "Request Quote";
