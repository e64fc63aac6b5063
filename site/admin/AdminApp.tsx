import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, Redirect, Route, Router, Switch, useLocation, useSearch } from "wouter";
import { adminPages } from "./admin_pages.ts";
import { AskedDialog } from "./AskedDialog.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ExpiredDialog } from "./LoginForm.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { ChangeRight, useMay } from "./rights.ts";
import { loginAddress, useSession } from "./session.ts";
import { SetupPage } from "./SetupPage.tsx";
import { Shell } from "./Shell.tsx";
import { texts } from "./texts.ts";
import { EditorSkeleton } from "./ui/EditorSkeleton.tsx";
import { EmptyState, LoadFailure } from "./ui/Notice.tsx";
import { Toaster } from "./ui/Toaster.tsx";
import { guardedNavigation, useHasUnsavedChanges } from "./unsaved_guard.ts";

const JoinPage = lazy(async () => ({ default: (await import("./links/JoinPage.tsx")).JoinPage }));
const ForgottenPage = lazy(async () => ({
  default: (await import("./links/ForgottenPage.tsx")).ForgottenPage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import("./links/ConfirmEmailPage.tsx")).ConfirmEmailPage,
}));
const ResetPage = lazy(async () => ({ default: (await import("./links/ResetPage.tsx")).ResetPage }));
const NeededPage = lazy(async () => ({ default: (await import("./account/NeededPage.tsx")).NeededPage }));

export function AdminApp({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router aroundNav={guardedNavigation}>
        <ErrorBoundary>
          <Suspense fallback={<div className="gate" aria-busy="true" />}>
            <Switch>
              <Route path="/admin" component={LoginPage} />
              <Route path="/admin/login" component={LoginPage} />
              <Route path="/admin/setup" component={SetupPage} />
              <Route path="/admin/join" component={JoinPage} />
              <Route path="/admin/forgotten" component={ForgottenPage} />
              <Route path="/admin/reset" component={ResetPage} />
              <Route path="/admin/confirm-email" component={ConfirmEmailPage} />
              <Route component={Panel} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
        <AskedDialog />
        <Toaster />
      </Router>
    </QueryClientProvider>
  );
}

/** The pages behind the login. Without a session it redirects to the login, which returns here. */
function Panel() {
  const session = useSession();
  const may = useMay();
  const [path] = useLocation();
  const search = useSearch();
  const hasUnsavedChanges = useHasUnsavedChanges();
  if (session.isPending) return <div className="gate" aria-busy="true" />;
  // A failed refetch keeps the page mounted, so that a form on it does not lose its input.
  if (session.isError && session.data === undefined) {
    return (
      <main className="gate">
        <LoadFailure title={texts.error} query={session} />
      </main>
    );
  }
  if (!session.data && !hasUnsavedChanges) return <Redirect to={loginAddress(path, search)} replace />;
  if (session.data?.needs) {
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <NeededPage needs={session.data.needs} />
      </Suspense>
    );
  }
  const page = adminPages.find((candidate) => candidate.path === path);
  const mayChange = page?.changes.some((path) => may("POST", path)) ?? false;
  return (
    <Shell title={page?.title ?? texts.notFound.title}>
      <Suspense fallback={<EditorSkeleton />}>
        {!page
          ? <EmptyPage {...texts.notFound} />
          : !may("GET", page.api)
          ? <EmptyPage {...texts.noRight} />
          : (
            <ChangeRight value={mayChange}>
              {mayChange ? <page.Page key={page.path} /> : (
                <div className="stack">
                  <p className="muted" role="note">{texts.readOnly}</p>
                  <page.Page key={page.path} />
                </div>
              )}
            </ChangeRight>
          )}
      </Suspense>
      {!session.data && <ExpiredDialog />}
    </Shell>
  );
}

function EmptyPage({ title, body }: { title: string; body: string }) {
  return (
    <EmptyState icon="search" title={title} hint={body}>
      <Link className="button button-plain" href="/admin/dashboard">{texts.notFound.back}</Link>
    </EmptyState>
  );
}
