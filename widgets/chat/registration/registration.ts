import { signal } from "@preact/signals";
import type { ApiFailure, Transport } from "../../kit/api_client.ts";

const REGISTRATION_FIELDS = ["name", "mobileNumber", "location"] as const;
type RegistrationField = typeof REGISTRATION_FIELDS[number];

interface RegistrationOptions {
  request: Transport;
  partner?: string;
  onDone: (userId: string) => void;
  onFailure?: (failure: ApiFailure) => void;
}

const EMPTY = { name: "", mobileNumber: "", location: "" };

/**
 * The state of the registration form. It does not ask whether the mobile number is known: the answer is
 * always no, and the number would stand in the address, which proxies write down.
 */
export function createRegistration({ request, partner, onDone, onFailure }: RegistrationOptions) {
  const values = signal<Record<RegistrationField, string>>(EMPTY);
  const isSending = signal(false);
  /** The error shown; the key of its title and text. */
  const problem = signal<"missing" | "failed" | undefined>();
  /** Seconds until the next try is allowed, if there were too many. */
  const wait = signal<number | undefined>();

  return {
    values,
    isSending,
    problem,
    wait,

    edit(field: RegistrationField, value: string) {
      values.value = { ...values.value, [field]: value };
      problem.value = undefined;
    },

    reset() {
      values.value = EMPTY;
      problem.value = undefined;
    },

    async submit() {
      if (isSending.value) return;
      problem.value = undefined;
      const body = Object.fromEntries(
        REGISTRATION_FIELDS.map((field) => [field, values.value[field].trim()]),
      );
      if (Object.values(body).includes("")) {
        problem.value = "missing";
        return;
      }
      isSending.value = true;
      const { value, failure } = await request<{ id: string }>("/api/chat/register-user", {
        has: "id",
        method: "POST",
        body: { ...body, page: (location.origin + location.pathname).slice(0, 2_048), partner },
      });
      isSending.value = false;
      if (value) {
        values.value = EMPTY;
        onDone(value.id);
      } else {
        wait.value = failure.retryAfter;
        problem.value = "failed";
        onFailure?.(failure);
      }
    },
  };
}

export type Registration = ReturnType<typeof createRegistration>;
