import { EmailAddress, PhoneNumber } from "@domain/identity"
import { collectFailures, consent, email, type FieldFailure, password } from "@domain/validation"
import { Result } from "effect"
import type { TypedAccount } from "./typed-account.ts"
import { fullName } from "./full-name.ts"
import { numberOf } from "./typed-from.ts"

export type AccountField = "name" | "emailAddress" | "loginPassword" | "phone" | "consent"

/** Why each field was refused; a phone that is right but not proved has a key of its own. */
export type AccountErrors = { readonly [Name in AccountField]?: string }

/** What a code has proved: a number in E.164, or an address where codes are mailed. */
export interface Proof {
  readonly of: "phone" | "emailAddress"
  readonly proved: string | undefined
}

const unprovedKeys = {
  phone: "creatives.signup.phoneUnproved",
  emailAddress: "creatives.signup.emailUnproved",
} as const

/** Everything that the sign-up needs, or every refusal at once. */
export const checkAccount = (typed: TypedAccount, typedPassword: string, proof: Proof) => {
  const checked = collectFailures({
    name: fullName(typed.name),
    emailAddress: email(typed.email),
    loginPassword: password(typedPassword),
    phone: numberOf(typed),
    consent: consent(typed.hasAccepted),
  })
  const toProve =
    proof.of === "phone" ? Result.getOrUndefined(numberOf(typed))?.e164 : Result.getOrUndefined(email(typed.email))
  const isProved = toProve === proof.proved
  const unproved: AccountErrors = isProved ? {} : { [proof.of]: unprovedKeys[proof.of] }
  if (Result.isFailure(checked) || !isProved) {
    const failures: Readonly<Record<string, FieldFailure | undefined>> = Result.isFailure(checked)
      ? checked.failure
      : {}
    const keys = Object.entries(failures).flatMap(([name, failure]) =>
      failure === undefined ? [] : [[name, failure.key]],
    )
    return Result.fail<AccountErrors>({ ...unproved, ...Object.fromEntries(keys) })
  }
  const { emailAddress, phone, consent: isTosAccepted, name, ...rest } = checked.success
  return Result.succeed({
    ...rest,
    ...name,
    isTosAccepted,
    emailAddress: EmailAddress.make(emailAddress),
    phone: PhoneNumber.make(phone.e164),
  })
}

/** The server's refusals at the fields they are about. */
export const errorsOf = (fields: Readonly<Record<string, ReadonlyArray<string>>>): AccountErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, [key]]) =>
      key === undefined ? [] : [[field === "firstName" || field === "lastName" ? "name" : field, key]],
    ),
  )
