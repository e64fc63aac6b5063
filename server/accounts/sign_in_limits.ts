import { usernameKey } from "./account_record.ts";
import type { PerMinute } from "../http/throttle.ts";

interface Attempt {
  address: string;
  username: string;
  /** The number of a device that has signed in to this account before. */
  device: string | null;
}

/**
 * Limits of sign-ins a minute. Strangers have one for each address, for each user name, and for all together.
 * A known device has one of its own, which no stranger can use up.
 */
export function signInLimits(perMinute: PerMinute) {
  const addresses = perMinute(10, "sign-in address");
  const names = perMinute(60, "sign-in name");
  const strangers = perMinute(120, "sign-in stranger");
  const devices = perMinute(10, "sign-in device");
  return {
    /** Throws 429 beyond a limit. */
    take({ address, username, device }: Attempt): void {
      if (device) return devices.take(device);
      addresses.take(address);
      names.take(usernameKey(username));
      strangers.take("all");
    },

    /** Refills what is the caller's own, after a sign-in. */
    forget({ address, device }: Attempt): void {
      if (device) devices.forget(device);
      else addresses.forget(address);
    },
  };
}

export type SignInLimits = ReturnType<typeof signInLimits>;
