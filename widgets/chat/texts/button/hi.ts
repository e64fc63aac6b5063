export const hi = "AI सहायक";
