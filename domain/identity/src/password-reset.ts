import { Result } from "effect"
import { type FirstGuesses, guessFailure, passwordFailures } from "@domain/validation"
import { hasPassed } from "./account.ts"
import { InvalidHashKey, OldPasswordReused, WeakPassword } from "./failures.ts"
import type { User } from "./user.ts"

/**
 * Checks a password's strength and that it is not an obvious guess; fails with `WeakPassword` (84) and every message
 * key. Spec: validation, password.
 */
export const strongPassword = (typed: string, guesses: FirstGuesses): Result.Result<string, WeakPassword> => {
  const keys = passwordFailures(typed).map(({ key }) => key)
  const guessed = keys.length === 0 ? guessFailure(typed, guesses) : undefined
  if (guessed !== undefined) return Result.fail(new WeakPassword({ keys: [guessed.key] }))
  return keys.length === 0 ? Result.succeed(typed) : Result.fail(new WeakPassword({ keys }))
}

/**
 * The names that a person's password must not contain: their own, their address's local part, their businesses' and the
 * portal's.
 */
export const namesAround = (
  { firstName, lastName, emailAddress }: Pick<User, "firstName" | "lastName" | "emailAddress">,
  { title }: { readonly title: string },
  businesses: ReadonlyArray<string>,
): ReadonlyArray<string> => [firstName, lastName, emailAddress.replace(/@.*$/su, ""), title, ...businesses]

/**
 * Checks a strong password that differs from the present one; fails with `WeakPassword` (84), then `OldPasswordReused`
 * (75). Spec: "new differs from old".
 */
export const replacementPassword = (
  typed: string,
  isPresent: boolean,
  guesses: FirstGuesses,
): Result.Result<string, WeakPassword | OldPasswordReused> =>
  Result.flatMap(strongPassword(typed, guesses), (strong) =>
    isPresent ? Result.fail(new OldPasswordReused({})) : Result.succeed(strong),
  )

/** A key that sets a new password. Times are epoch milliseconds. */
export interface ResetKey {
  readonly expiresAt: number
  readonly usedAt?: number
}

/**
 * A valid reset key: known, unused and within its hour, else `InvalidHashKey` (60) for all three. Spec: error
 * catalogue, 60.
 */
export const usableResetKey = (key: ResetKey | undefined, now: number): Result.Result<ResetKey, InvalidHashKey> =>
  key === undefined || key.usedAt !== undefined || hasPassed(key.expiresAt, now)
    ? Result.fail(new InvalidHashKey({}))
    : Result.succeed(key)
