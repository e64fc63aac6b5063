import { Link } from "wouter";
import { type Dashboard, isUncounted } from "../../../contract/dashboard.ts";
import { PRODUCT_GAPS } from "../../../contract/product_gap.ts";
import { formatRelative } from "../format.ts";
import { useMay } from "../rights.ts";
import { texts } from "../texts.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Panel } from "../ui/Panel.tsx";

const own = texts.dashboard.today;

interface Need {
  icon: IconName;
  words: string;
  href: string;
  /** The list behind it: who may not read it is not told. */
  api: string;
}

/** What waits for somebody, the most urgent first. Each leads to the list where it is done. */
export function Today({ data }: { data: Dashboard | undefined }) {
  const may = useMay();
  const needs = data ? needsOf(data).filter(({ api }) => may("GET", `/api/admin/${api}`)) : undefined;
  return (
    <Panel title={own.title} busy={!data || isUncounted(data)}>
      {data && !isUncounted(data) && needs?.length === 0
        ? <p className="today-nothing muted">{own.nothing}</p>
        : (
          <ul className="today">
            {needs?.map(({ icon, words, href }) => (
              <li key={href}>
                <Icon name={icon} size={18} />
                <Link href={href} className="break">{words}</Link>
              </li>
            ))}
          </ul>
        )}
    </Panel>
  );
}

function needsOf({ today, pendingInquiries, unanswered }: Dashboard): Need[] {
  const { oldest, isSilent, undelivered, due, lacking, backup } = today;
  const open = "/admin/contact-submissions?state=pending";
  const inquiries = (words: string, query = ""): Need => ({
    icon: "inbox",
    words,
    href: open + query,
    api: "contact-submissions",
  });
  return [
    ...oldest
      ? [inquiries(
        own.oldest(oldest.name, formatRelative(oldest.createdAt)),
        `&view=${encodeURIComponent(oldest.id)}`,
      )]
      : [],
    ...isSilent ? [{ icon: "mail" as const, words: own.silent, href: "/admin/sending", api: "sending" }] : [],
    ...backup
      ? [{ icon: "download" as const, words: own.backup[backup], href: "/admin/backups", api: "backups" }]
      : [],
    ...due ? [inquiries(own.due(due), "&due=yes")] : [],
    ...undelivered ? [inquiries(own.undelivered(undelivered), "&delivery=failed")] : [],
    ...pendingInquiries && pendingInquiries > 1 ? [inquiries(own.pending(pendingInquiries))] : [],
    ...unanswered.total > 0
      ? [{
        icon: "question" as const,
        words: own.unanswered(unanswered.total),
        href: "/admin/unanswered",
        api: "unanswered",
      }]
      : [],
    ...PRODUCT_GAPS.filter((gap) => lacking?.[gap]).map((gap): Need => ({
      icon: "products",
      words: own.lacking[gap](lacking![gap]),
      href: `/admin/products?lacking=${gap}`,
      api: "products",
    })),
  ];
}
