export const te = "AI సహాయకుడు";
