import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";

const NETWORKS = [
  ["facebook", "Facebook"],
  ["twitter", "X (Twitter)"],
  ["instagram", "Instagram"],
  ["youtube", "YouTube"],
  ["linkedin", "LinkedIn"],
  ["whatsapp", "WhatsApp"],
] as const;

/** Links to the company's profiles from the social settings; nothing if there are none. */
export function SocialLinks({ visit, title }: { visit: Visit; title?: string }) {
  const profiles = visit.seo?.social ?? {};
  const linked = NETWORKS.filter(([network]) => profiles[network]);
  if (linked.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="social" aria-label={visit.texts.shell.footer.social}>
        {linked.map(([network, name]) => (
          <li key={network}>
            <a href={profiles[network]} target="_blank" rel="me noopener" title={name}>
              <Icon name={network} />
              <span className="unseen">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
