export const en = { imported: "Imported", india: "India" };
