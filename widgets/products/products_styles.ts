import base from "../kit/base.css" with { type: "text" };
import products from "./products.css" with { type: "text" };

/** The table's style sheets, in order. */
export const productsStyles = [base, products];
