export const te = { imported: "దిగుమతి", india: "భారత్" };
