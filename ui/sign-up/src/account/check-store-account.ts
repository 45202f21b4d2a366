import { EmailAddress } from "@domain/identity"
import { collectFailures, consent, email, password } from "@domain/validation"
import { Result } from "effect"
import type { AccountErrors } from "./check-account.ts"
import { fullName } from "./full-name.ts"
import type { TypedAccount } from "./typed-account.ts"

/** What an account without a phone needs, or every refusal at once. */
export const checkStoreAccount = (
  typed: Pick<TypedAccount, "name" | "email" | "hasAccepted">,
  typedPassword: string,
) => {
  const checked = collectFailures({
    name: fullName(typed.name),
    emailAddress: email(typed.email),
    loginPassword: password(typedPassword),
    consent: consent(typed.hasAccepted),
  })
  if (Result.isFailure(checked)) {
    const keys = Object.entries(checked.failure).flatMap(([name, failure]) =>
      failure === undefined ? [] : [[name, failure.key]],
    )
    return Result.fail<AccountErrors>(Object.fromEntries(keys))
  }
  const { name, emailAddress, loginPassword, consent: isTosAccepted } = checked.success
  return Result.succeed({ ...name, emailAddress: EmailAddress.make(emailAddress), loginPassword, isTosAccepted })
}
