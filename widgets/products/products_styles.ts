import base from "../kit/base.css" with { type: "text" };
import host from "../kit/host.css" with { type: "text" };
import products from "./products.css" with { type: "text" };

/** The table's style sheets, in order. Our server reads them unbundled, so none may use `@import`. */
export const productsStyles = [base, host, products];
