import { createContext, useContext } from "react";
import { may } from "../../contract/role.ts";
import { useSession } from "./session.ts";

/**
 * Whether the signed-in user's role may make a call, by the table by which the server decides. While nobody
 * is signed in, the page behind the login dialog stays as it is.
 */
export function useMay(): (method: string, path: string) => boolean {
  const role = useSession().data?.role;
  return (method, path) => role === undefined || may(role, method, path);
}

const MayChange = createContext(true);
/** Says of all that is in it whether the user may change what it shows. */
export const ChangeRight = MayChange.Provider;
export const useMayChange = () => useContext(MayChange);
