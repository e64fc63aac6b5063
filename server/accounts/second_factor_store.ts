import type { Stored } from "../kv/document.ts";
import { sha256 } from "../shared/sha256.ts";
import type { AccountRecord, SecondFactor } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { deriveCodes } from "./password.ts";
import type { Sealer } from "./sealed_text.ts";
import { isRecoveryCode, newRecoveryCodes, plainCode, stepOf } from "./second_factor.ts";

const MINUTE_MS = 60_000;
/** From this many wrong codes in a row on, each is followed by a wait, twice as long as the one before. */
const WRONG_CODES_MAX = 10;
const FIRST_WAIT_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;

/** What a code did. `blockedUntil` is the end of a wait, in milliseconds since 1970. */
type CodeUse =
  | { by: "app" | "recovery" }
  | { by: null; blockedUntil?: number | undefined; isNewlyBlocked: boolean };

/** The second factors of the accounts: `sealer` keeps their secrets. */
export function secondFactorStore(
  { accounts, changeCredentials }: Pick<AccountStore, "accounts" | "changeCredentials">,
  { seal, open, sealAnew }: Sealer,
  now: () => Date,
) {
  return {
    /**
     * Consumes a code of the app or a recovery code. During a wait only recovery codes are taken: they are
     * too long to be guessed, so guessing does not lock the owner out.
     */
    async useCode(
      { id, value: { secondFactor: read } }: Stored<AccountRecord>,
      code: string,
    ): Promise<CodeUse> {
      if (!read) return { by: null, isNewlyBlocked: false };
      const plain = await open(read.secret, id);
      const secret = await sealAnew(read.secret, id);
      const recovery = isRecoveryCode(code) ? await recoveryHash(read, code) : undefined;
      const typed = { code, plain, secret, recovery };
      let use: CodeUse = { by: null, isNewlyBlocked: false };
      await accounts.update(id, (account) => {
        if (!account.secondFactor) return account;
        const judged = judge(account.secondFactor, typed, now());
        use = judged.use;
        const codesGuessedAt = isNewBlock(use) ? now().toISOString() : account.codesGuessedAt;
        return { ...account, secondFactor: judged.factor, ...(codesGuessedAt && { codesGuessedAt }) };
      });
      return use;
    },

    /** Turns the second factor on and returns recovery codes; null if the code is wrong. */
    async add(id: string, plain: string, code: string, kept: string): Promise<string[] | null> {
      const step = stepOf(plain, code, now());
      if (step === null) return null;
      const codes = newRecoveryCodes();
      const recoverySalt = crypto.getRandomValues(new Uint8Array(16)).toHex();
      const recoveryCodes = await deriveCodes(codes.map(plainCode), recoverySalt);
      const secret = await seal(plain, id);
      const secondFactor = { secret, lastStep: step, recoveryCodes, recoverySalt };
      await changeCredentials(id, (account) => ({ ...account, secondFactor }), kept);
      return codes;
    },

    /** Seals with the key that counts now what was sealed with a former one, or not at all. */
    async sealAnew(): Promise<void> {
      for await (const { id, value: { secondFactor } } of accounts.all()) {
        if (!secondFactor) continue;
        const secret = await sealAnew(secondFactor.secret, id);
        if (secret === secondFactor.secret) continue;
        await accounts.update(id, (account) => ({
          ...account,
          ...account.secondFactor?.secret === secondFactor.secret &&
            { secondFactor: { ...account.secondFactor, secret } },
        }));
      }
    },

    remove: (id: string, kept?: string): Promise<void> =>
      changeCredentials(id, ({ secondFactor: _, ...account }) => account, kept),
  };
}

export type SecondFactorStore = ReturnType<typeof secondFactorStore>;

interface Typed {
  code: string;
  /** The secret in base32, and as it is stored. */
  plain: string;
  secret: string;
  /** The hash of the code, if it can be a recovery code. */
  recovery: string | undefined;
}

/** What a code does, and the factor as it is afterwards. */
function judge(factor: SecondFactor, typed: Typed, now: Date): { use: CodeUse; factor: SecondFactor } {
  const { code, plain, secret, recovery } = typed;
  const isBlocked = now.getTime() < (factor.blockedUntil ?? 0);
  const step = isBlocked ? null : stepOf(plain, code, now, factor.lastStep);
  const isRecovery = recovery !== undefined && factor.recoveryCodes.includes(recovery);
  if (step !== null || isRecovery) {
    const { wrongCodes: _, blockedUntil: __, ...rest } = factor;
    const recoveryCodes = factor.recoveryCodes.filter((hash) => hash !== recovery);
    const lastStep = step ?? factor.lastStep;
    return {
      use: { by: step === null ? "recovery" : "app" },
      factor: { ...rest, secret, lastStep, recoveryCodes },
    };
  }
  if (isBlocked) {
    return { use: { by: null, blockedUntil: factor.blockedUntil, isNewlyBlocked: false }, factor };
  }
  const wrongCodes = (factor.wrongCodes ?? 0) + 1;
  if (wrongCodes < WRONG_CODES_MAX) {
    return { use: { by: null, isNewlyBlocked: false }, factor: { ...factor, wrongCodes } };
  }
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrongCodes - WRONG_CODES_MAX), LONGEST_WAIT_MS);
  const blockedUntil = now.getTime() + wait;
  return {
    use: { by: null, blockedUntil, isNewlyBlocked: true },
    factor: { ...factor, wrongCodes, blockedUntil },
  };
}

const isNewBlock = (use: CodeUse) => use.by === null && use.isNewlyBlocked;

/** All codes of an account have one salt, so that a sign-in computes one hash. */
async function recoveryHash({ recoverySalt }: SecondFactor, code: string): Promise<string> {
  if (recoverySalt === undefined) return await sha256(plainCode(code));
  return (await deriveCodes([plainCode(code)], recoverySalt))[0]!;
}
