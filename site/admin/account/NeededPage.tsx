import type { Session } from "../../../contract/session.ts";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { GatePage } from "../ui/GatePage.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { accountTexts } from "./account_texts.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { useOwnAccount } from "./use_account_call.ts";

/** What a user has to do before the panel opens. */
export function NeededPage({ needs }: { needs: NonNullable<Session["needs"]> }) {
  const account = useOwnAccount();
  if (account.isError) return <LoadFailure title={accountTexts.loadError} query={account} />;
  if (!account.data) return <EditorSkeleton />;
  return (
    <GatePage {...accountTexts.needs[needs]}>
      {needs === "password"
        ? <PasswordForm username={account.data.username} />
        : <SecondFactor account={account.data} />}
    </GatePage>
  );
}
