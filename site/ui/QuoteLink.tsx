import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

interface QuoteLinkProps {
  /** Undefined for a request that is about no particular product. */
  product?: { id: string; name: string };
  className?: string;
  children: ReactNode;
}

/** Opens the quote dialog once its widget is loaded. Before that it links to the contact form. */
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
