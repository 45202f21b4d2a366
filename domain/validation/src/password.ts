import { Result } from "effect"
import { collectFailures } from "./collect-failures.ts"
import { type Checked, type FieldFailure, refuse } from "./field-failure.ts"
import { typedText } from "./plain-text.ts"

/** Shortest and longest password, in code points. Spec: business constants. */
export const passwordLength = { least: 8, most: 30 } as const

const kinds: ReadonlyArray<RegExp> = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}\p{C}\s]/u]

/** Everything wrong with a new password, in the order to tell it: length, then upper, lower, digit and special character. */
export const passwordFailures = (typed: string): ReadonlyArray<FieldFailure> => {
  const password = typedText(typed)
  if (password === "") return [{ key: "validation.passwordRequired" }]
  const length = Array.from(password).length
  return [
    ...(length < passwordLength.least
      ? [{ key: "validation.passwordTooShort" as const, params: { least: passwordLength.least } }]
      : []),
    ...(length > passwordLength.most
      ? [{ key: "validation.passwordTooLong" as const, params: { most: passwordLength.most } }]
      : []),
    ...(kinds.every((kind) => kind.test(password)) ? [] : [{ key: "validation.passwordTooWeak" as const }]),
  ]
}

/** A new password as typed: 8 to 30 characters with upper, lower, digit and special non-space character. Spec: validation rules. */
export const password = (typed: string): Checked<string> => {
  const failure = passwordFailures(typed)[0]
  return failure === undefined ? Result.succeed(typed) : Result.fail(failure)
}

/** The repeated password; must equal the first. Spec: validation rules. */
export const passwordConfirmation = (repeated: string, typed: string): Checked<string> =>
  repeated === typed ? Result.succeed(repeated) : refuse("validation.passwordMismatch")

/** A password that replaces an old one and must differ from it. Spec: validation rules. */
export const replacingPassword = (typed: string, old: string): Checked<string> =>
  typed !== "" && typed === old ? refuse("validation.passwordSameAsOld") : password(typed)

/** The change-password form: the new password against the old, and its repetition; every failure at once. Spec: validation rules, password. */
export const passwordChange = (form: {
  readonly oldPassword: string
  readonly newPassword: string
  readonly repeated: string
}) =>
  collectFailures({
    newPassword: replacingPassword(form.newPassword, form.oldPassword),
    repeated: passwordConfirmation(form.repeated, form.newPassword),
  })
