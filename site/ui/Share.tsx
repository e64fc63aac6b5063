import { useEffect, useState } from "react";
import { useRouter } from "wouter";
import type { Visit } from "../app/visit.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { useToast } from "./Toasts.tsx";

interface ShareProps {
  visit: Visit;
  /** The page's path, without its language. */
  path: string;
  title: string;
  networks?: readonly Network[];
}

/** Name and share URL of each network. Plain links, so that no third-party code is loaded. */
const NETWORKS = {
  whatsapp: ["WhatsApp", (title: string, url: string) => `https://wa.me/?text=${title}%20${url}`],
  facebook: ["Facebook", (_: string, url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  twitter: ["X", (title: string, url: string) => `https://x.com/intent/post?text=${title}&url=${url}`],
} as const;
type Network = keyof typeof NETWORKS & IconName;

const ALL = Object.keys(NETWORKS) as Network[];

/** Shares the page's URL: through a network, the device's share sheet, or the clipboard. */
export function Share({ visit, path, title, networks = ALL }: ShareProps) {
  const { share } = visit.texts.shell;
  const address = visit.origin + useRouter().base + path;
  return (
    <div className="share" role="group" aria-label={share.title}>
      {networks.map((network) => {
        const [name, addressOn] = NETWORKS[network];
        const isOnly = networks.length === 1;
        return (
          <a
            key={network}
            href={addressOn(encodeURIComponent(title), encodeURIComponent(address))}
            target="_blank"
            rel="noopener"
            className={isOnly ? "share-link named" : "share-link"}
            title={share.on(name)}
          >
            <Icon name={network} />
            <span className={isOnly ? undefined : "unseen"}>{isOnly ? name : share.on(name)}</span>
          </a>
        );
      })}
      <ShareButton visit={visit} title={title} address={address} />
    </div>
  );
}

/** Opens the device's share sheet, or copies the URL if there is none. */
function ShareButton({ visit, title, address }: { visit: Visit; title: string; address: string }) {
  const { share } = visit.texts.shell;
  const showToast = useToast();
  const [native, setNative] = useState(false);
  useEffect(() => setNative("share" in navigator), []);

  async function act() {
    if (native) {
      // Closing the sheet rejects the promise. That is not an error.
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
