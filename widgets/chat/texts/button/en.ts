export const en = "AI Assistant";
