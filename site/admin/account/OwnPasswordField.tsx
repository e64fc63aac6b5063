import type { ComponentProps } from "react";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";

type OwnPasswordProps = Omit<ComponentProps<typeof TextField>, "label"> & { label?: string };

/** The password of who is signed in, which proves who asks for a change. */
export function OwnPasswordField({ label = accountTexts.ownPassword, ...field }: OwnPasswordProps) {
  return <TextField label={label} type="password" autoComplete="current-password" {...field} />;
}
