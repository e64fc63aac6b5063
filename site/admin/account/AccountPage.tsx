import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { Accounts } from "./Accounts.tsx";
import { accountTexts } from "./account_texts.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { Sessions } from "./Sessions.tsx";
import { useOwnAccount } from "./use_account_call.ts";

/** The user's own password, second factor and sessions, and the list of all accounts. */
export function AccountPage() {
  const account = useOwnAccount();
  if (account.isError) {
    return <LoadFailure title={accountTexts.loadError} query={account} />;
  }
  if (!account.data) return <EditorSkeleton />;
  return (
    <div className="stack account">
      <div className="account-pair">
        <PasswordForm username={account.data.username} />
        <SecondFactor account={account.data} />
      </div>
      <Sessions sessions={account.data.sessions} />
      <Accounts ownId={account.data.id} />
    </div>
  );
}
