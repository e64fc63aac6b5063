export const hi = { imported: "आयातित", india: "भारत" };
