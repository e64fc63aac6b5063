import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { pageGroups } from "./admin_pages.ts";
import { useDashboard } from "./dashboard/use_dashboard.ts";
import { isUnauthorized, send } from "./api.ts";
import { FindButton } from "./finding/FindButton.tsx";
import { useMay } from "./rights.ts";
import { forgetSession, useSession } from "./session.ts";
import { texts } from "./texts.ts";
import { currentTheme, setTheme } from "../ui/theme.ts";
import { showSuccess } from "./toasts.ts";
import { IconButton } from "./ui/Button.tsx";
import { Drawer } from "./ui/Drawer.tsx";
import { Icon } from "./ui/Icon.tsx";
import { Mark } from "./ui/Mark.tsx";
import { Alert } from "./ui/Notice.tsx";
import { leaveForms } from "./unsaved_guard.ts";
import { useCall } from "./use_call.ts";

/** How long the counts of the sidebar stand while somebody goes from page to page. A save renews them. */
const COUNTS_STALE_MS = 30_000;
const COUNT_MAX = 999;

export function Shell({ title, children }: { title: string; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className="shell">
      <title>{`${title} – ${texts.titleSuffix}`}</title>
      <a className="skip" href="#content">{texts.skipToContent}</a>
      <aside className="sidebar">
        <Sidebar />
      </aside>
      {menuOpen && (
        <Drawer label={texts.nav.label} onClose={() => setMenuOpen(false)}>
          <Sidebar onFollow={() => setMenuOpen(false)} />
        </Drawer>
      )}
      <div className="stage">
        <header className="topbar">
          <IconButton
            label={texts.nav.open}
            icon="menu"
            className="topbar-menu"
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          />
          <h1>{title}</h1>
          <TopbarTools />
        </header>
        <main id="content" className="content" tabIndex={-1}>
          <SecurityNotice />
          {children}
        </main>
      </div>
    </div>
  );
}

/** Stands on every page until the password is changed. */
function SecurityNotice() {
  const session = useSession();
  if (!session.data?.codesGuessedAt) return null;
  return (
    <Alert>
      {texts.nav.codesGuessed} <Link href="/admin/account">{texts.nav.changePassword}</Link>
    </Alert>
  );
}

/** The menu is longer than most screens: the page one is on is in sight. */
function showPlace(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest" });
}

function Sidebar({ onFollow }: { onFollow?: () => void }) {
  const [location] = useLocation();
  const logout = useLogout();
  const { data: dashboard } = useDashboard({ staleTime: COUNTS_STALE_MS });
  const may = useMay();
  const groups = pageGroups
    .map(({ title, pages }) => ({ title, pages: pages.filter(({ api }) => may("GET", api)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <p className="sidebar-brand">
        <Mark />
        <span>{texts.brand}</span>
      </p>
      <nav aria-label={texts.nav.label}>
        {groups.map((group) => (
          <section key={group.title ?? ""}>
            {group.title && <h2>{group.title}</h2>}
            <ul>
              {group.pages.map(({ path, title, icon, waiting }) => (
                <li key={path}>
                  <Link
                    href={path}
                    ref={location === path ? showPlace : undefined}
                    aria-current={location === path ? "page" : undefined}
                    onClick={onFollow}
                  >
                    <Icon name={icon} />
                    {title}
                    <Waiting count={dashboard ? waiting?.(dashboard) : 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <button type="button" className="sidebar-logout" onClick={logout}>
        <Icon name="logout" />
        {texts.nav.logout}
      </button>
    </>
  );
}

function Waiting({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="sidebar-count">
      {count > COUNT_MAX ? `${COUNT_MAX}+` : count}{" "}
      <span className="visually-hidden">{texts.nav.waiting}</span>
    </span>
  );
}

function TopbarTools() {
  const session = useSession();
  const [theme, show] = useState(currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <div className="topbar-tools">
      <FindButton />
      <a className="topbar-site" href="/" target="_blank" rel="noopener">
        <Icon name="external" size={18} />
        <span>{texts.nav.viewWebsite}</span>
        <span className="visually-hidden">{texts.nav.newTab}</span>
      </a>
      <IconButton
        label={other === "dark" ? texts.nav.toDark : texts.nav.toLight}
        icon={other === "dark" ? "moon" : "sun"}
        onClick={() => {
          setTheme(other);
          show(other);
        }}
      />
      <span
        className="avatar"
        role="img"
        aria-label={session.data ? texts.nav.signedInAs(session.data.username) : texts.nav.avatar}
      >
        {texts.nav.avatar}
      </span>
    </div>
  );
}

function useLogout(): () => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const logout = useCall({
    async send() {
      try {
        await send("/api/admin/logout", { method: "POST" });
      } catch (error) {
        // The session has already ended, for example in another tab. The result is the same.
        if (!isUnauthorized(error)) throw error;
      }
    },
    onDone() {
      const [title, description] = texts.login.loggedOut;
      showSuccess(title, description);
      forgetSession(client);
      navigate("/admin");
    },
    failed: texts.login.logoutError,
    refreshes: false,
  });
  return () => leaveForms(logout.run);
}
