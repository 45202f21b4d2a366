import { Effect, Result } from "effect"
import { InvalidFields, WeakPassword } from "@domain/identity"
import { email, passwordFailures, requiredText } from "@domain/validation"

/** What a person types for a new account. */
export interface TypedNewAccount {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly loginPassword: string
}

/**
 * Refuses an account's fields, with every field at once and with further refusals; a password that alone is weak has its own
 * failure.
 */
export const checkNewAccount = Effect.fnUntraced(function* (
  typed: TypedNewAccount,
  further: Readonly<Record<string, ReadonlyArray<string>>> = {},
) {
  const checks = {
    emailAddress: email(typed.emailAddress),
    firstName: requiredText(typed.firstName),
    lastName: requiredText(typed.lastName),
  }
  const fields: Record<string, ReadonlyArray<string>> = { ...further }
  for (const [name, checked] of Object.entries(checks)) {
    if (Result.isFailure(checked)) fields[name] = [checked.failure.key]
  }
  const weak = passwordFailures(typed.loginPassword).map(({ key }) => key)
  if (Object.keys(fields).length > 0)
    return yield* new InvalidFields({ fields: weak.length > 0 ? { ...fields, loginPassword: weak } : fields })
  if (weak.length > 0) return yield* new WeakPassword({ keys: weak })
})
