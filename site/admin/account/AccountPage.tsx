import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { useMay } from "../rights.ts";
import { LoadFailure } from "../ui/Notice.tsx";
import { Accounts } from "./Accounts.tsx";
import { accountTexts } from "./account_texts.ts";
import { EmailForm } from "./EmailForm.tsx";
import { Invitations } from "./Invitations.tsx";
import { NoticesForm } from "./NoticesForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { Sessions } from "./Sessions.tsx";
import { ACCOUNTS_PATH, useOwnAccount } from "./use_account_call.ts";

/** The user's own password, second factor and sessions, and, for owners, the list of all accounts. */
export function AccountPage() {
  const account = useOwnAccount();
  const may = useMay();
  if (account.isError) {
    return <LoadFailure title={accountTexts.loadError} query={account} />;
  }
  if (!account.data) return <EditorSkeleton />;
  return (
    <div className="stack account">
      <div className="account-pair">
        <PasswordForm username={account.data.username} />
        <EmailForm
          key={account.data.email}
          email={account.data.email}
          waiting={account.data.waitingEmail}
        />
        <NoticesForm account={account.data} />
        <SecondFactor account={account.data} />
      </div>
      <Sessions sessions={account.data.sessions} />
      {may("GET", ACCOUNTS_PATH) && (
        <>
          <Accounts ownId={account.data.id} />
          <Invitations />
        </>
      )}
    </div>
  );
}
