import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

interface QuoteLinkProps {
  /** Nothing for a request about no product in particular. */
  product?: { id: string; name: string };
  className?: string;
  children: ReactNode;
}

/** Opens the quote dialog once its widget is loaded. Until then, and without JavaScript, it leads to the contact form. */
export function QuoteLink({ product, className = "button", children }: QuoteLinkProps) {
  const href = product
    ? `/contact?subject=product_inquiry&product=${encodeURIComponent(product.id)}`
    : "/contact?subject=product_inquiry";
  return (
    <Link href={href} className={className} data-roost-quote={product?.name ?? ""}>
      {children}
    </Link>
  );
}
