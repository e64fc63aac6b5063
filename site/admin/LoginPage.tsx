import { useState } from "react";
import { Link, Redirect, useSearch } from "wouter";
import { LoginSchema } from "../../contract/session.ts";
import { LoginForm } from "./LoginForm.tsx";
import { pageAfterLogin, useSession } from "./session.ts";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { GatePage } from "./ui/GatePage.tsx";
import { useRead } from "./use_read.ts";

export function LoginPage() {
  const search = useSearch();
  const session = useSession();
  const [credentials, setCredentials] = useState({ username: "", password: "" });
  if (session.data) return <Redirect to={pageAfterLogin(search)} replace />;
  return (
    <GatePage title={texts.login.title} intro={texts.login.intro}>
      <LoginForm credentials={credentials} onChange={setCredentials} />
      <p className="gate-more">
        <Link href="/admin/forgotten">{texts.login.forgotten}</Link>
      </p>
      <DemoCredentials onUse={setCredentials} />
    </GatePage>
  );
}

/** Offers the demo login. The server gives it out only in development with the sample company. */
function DemoCredentials({ onUse }: { onUse(credentials: { username: string; password: string }): void }) {
  const demo = useRead("/api/admin/demo", LoginSchema, { staleTime: Infinity });
  const credentials = demo.data;
  if (!credentials) return null;
  return (
    <div className="demo">
      <p>{texts.login.demo}</p>
      <p>
        <code>{credentials.username}</code> / <code>{credentials.password}</code>
      </p>
      <Button look="quiet" onClick={() => onUse(credentials)}>{texts.login.demoUse}</Button>
    </div>
  );
}
