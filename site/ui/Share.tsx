import { useEffect, useState } from "react";
import { useRouter } from "wouter";
import type { Visit } from "../app/visit.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { useToast } from "./Toasts.tsx";

interface ShareProps {
  visit: Visit;
  /** The page's own path, without its language. */
  path: string;
  title: string;
  networks?: readonly Network[];
}

/** Addresses to share on: plain links, nothing of theirs is loaded. */
const NETWORKS = {
  whatsapp: {
    name: "WhatsApp",
    address: (title: string, url: string) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  },
  facebook: {
    name: "Facebook",
    address: (_: string, url: string) =>
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  twitter: {
    name: "X",
    address: (title: string, url: string) =>
      `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
  },
} as const;
type Network = keyof typeof NETWORKS & IconName;

const ALL = Object.keys(NETWORKS) as Network[];

/** The page's address for others: to a network, to the phone's own list of apps, or copied. */
export function Share({ visit, path, title, networks = ALL }: ShareProps) {
  const { share } = visit.texts.shell;
  const address = visit.origin + useRouter().base + path;
  return (
    <div className="share" role="group" aria-label={share.title}>
      {networks.map((network) => (
        <a
          key={network}
          href={NETWORKS[network].address(title, address)}
          target="_blank"
          rel="noopener"
          className={networks.length === 1 ? "share-link named" : "share-link"}
          title={share.on(NETWORKS[network].name)}
        >
          <Icon name={network} />
          <span className={networks.length === 1 ? undefined : "unseen"}>
            {networks.length === 1 ? NETWORKS[network].name : share.on(NETWORKS[network].name)}
          </span>
        </a>
      ))}
      <ShareButton visit={visit} title={title} address={address} />
    </div>
  );
}

/** Opens the device's own share sheet where it has one, and copies the address elsewhere. */
function ShareButton({ visit, title, address }: { visit: Visit; title: string; address: string }) {
  const { share } = visit.texts.shell;
  const showToast = useToast();
  const [native, setNative] = useState(false);
  useEffect(() => setNative("share" in navigator), []);

  async function act() {
    if (native) {
      // Whoever closes the sheet without a choice has changed their mind: that is no failure.
      return await navigator.share({ title, url: address }).catch(() => {});
    }
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: share.copied, text: address });
    } catch {
      showToast({ title: share.notCopied, text: address });
    }
  }
  return (
    <button type="button" className="share-link named needs-script" onClick={act}>
      <Icon name={native ? "share" : "link"} />
      {native ? share.title : share.copy}
    </button>
  );
}
