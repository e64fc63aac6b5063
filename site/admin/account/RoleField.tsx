import { type Role, ROLES } from "../../../contract/role.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { accountTexts } from "./account_texts.ts";

const own = accountTexts.accounts;
/** What a new colleague is offered first. */
export const FIRST_ROLE: Role = "editor";

/** A choice of role, with a sentence on what the chosen one may do. */
export function RoleField(
  { value, onChange, error }: { value: string; onChange(role: Role): void; error?: string | undefined },
) {
  const role = ROLES.find((role) => role === value) ?? FIRST_ROLE;
  return (
    <SelectField
      label={own.role}
      hint={own.may[role]}
      value={role}
      choices={ROLES.map((role) => [role, own.roles[role]] as const)}
      onChange={onChange}
      error={error}
    />
  );
}
