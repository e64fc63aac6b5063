import type { ComponentProps } from "react";
import { TextField } from "../ui/TextField.tsx";
import { linkTexts as own } from "./link_texts.ts";

type Bound = Pick<ComponentProps<typeof TextField>, "value" | "onChange" | "error">;

/** A new password, typed twice. */
export function NewPassword({ field }: { field(name: "password" | "repeat"): Bound }) {
  return (
    <>
      <TextField
        label={own.password}
        type="password"
        autoComplete="new-password"
        hint={own.passwordHint}
        {...field("password")}
      />
      <TextField label={own.repeat} type="password" autoComplete="new-password" {...field("repeat")} />
    </>
  );
}
