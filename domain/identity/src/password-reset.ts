import { Result } from "effect"
import { passwordFailures } from "@domain/validation"
import { hasPassed } from "./account.ts"
import { InvalidHashKey, OldPasswordReused, WeakPassword } from "./failures.ts"

/** A password of enough strength; fails with `WeakPassword` (84) and every message key at once. Spec: validation, password. */
export const strongPassword = (typed: string): Result.Result<string, WeakPassword> => {
  const keys = passwordFailures(typed).map(({ key }) => key)
  return keys.length === 0 ? Result.succeed(typed) : Result.fail(new WeakPassword({ keys }))
}

/** A strong password that is not the present one; fails with `WeakPassword` (84), then `OldPasswordReused` (75). Spec: "new differs from old". */
export const replacementPassword = (
  typed: string,
  isPresent: boolean,
): Result.Result<string, WeakPassword | OldPasswordReused> =>
  Result.flatMap(strongPassword(typed), (strong) =>
    isPresent ? Result.fail(new OldPasswordReused({})) : Result.succeed(strong),
  )

/** A key that was mailed to set a new password. Times are epoch milliseconds. */
export interface ResetKey {
  readonly expiresAt: number
  readonly usedAt?: number
}

/** A reset key that may still be used: known, unused and within its hour, else `InvalidHashKey` (60), the same for all three. Spec: error catalogue, 60. */
export const usableResetKey = (key: ResetKey | undefined, now: number): Result.Result<ResetKey, InvalidHashKey> =>
  key === undefined || key.usedAt !== undefined || hasPassed(key.expiresAt, now)
    ? Result.fail(new InvalidHashKey({}))
    : Result.succeed(key)
