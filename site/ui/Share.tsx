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

/** Each network's name and its page that shares an address. They are plain links: nothing of theirs is loaded. */
const NETWORKS = {
  whatsapp: ["WhatsApp", (title: string, url: string) => `https://wa.me/?text=${title}%20${url}`],
  facebook: ["Facebook", (_: string, url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  twitter: ["X", (title: string, url: string) => `https://x.com/intent/post?text=${title}&url=${url}`],
} as const;
type Network = keyof typeof NETWORKS & IconName;

const ALL = Object.keys(NETWORKS) as Network[];

/** The page's address for others: to a network, to the phone's own list of apps, or copied. */
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

/** Opens the device's own share sheet where it has one, and copies the address elsewhere. */
function ShareButton({ visit, title, address }: { visit: Visit; title: string; address: string }) {
  const { share } = visit.texts.shell;
  const showToast = useToast();
  const [native, setNative] = useState(false);
  useEffect(() => setNative("share" in navigator), []);

  async function act() {
    if (native) {
      // Closing the sheet without a choice rejects, and is no failure.
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
