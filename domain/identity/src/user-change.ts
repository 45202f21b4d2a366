import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { NameValue, Region } from "@domain/kernel"
import { phone, requiredText, type ValidationMessageKey } from "@domain/validation"
import type { Account } from "./account.ts"
import { InvalidFields } from "./failures.ts"
import { PhoneNumber, UserRecord } from "./user.ts"

/** The user changed since the revision that a change was made from; `current` is the present record. Ours. */
export class UserChanged extends Schema.TaggedError<UserChanged>()("UserChanged", {
  errorCode: errorCode(1001),
  current: UserRecord,
}) {}

/** A change of a user: pairs of names and values, applied in order. Spec: entities, "Profile edit: list of Name/Value pairs". */
export type UserChange = ReadonlyArray<NameValue>

/** What the portal allows a user to choose. */
export interface UserChoices {
  readonly languages: ReadonlyArray<string>
  readonly region: Region
}

type Changed = Pick<Account, "user" | "phoneVerified">
type Step = Result.Result<Changed, ValidationMessageKey>

const longestName = 80

const named = (account: Changed, field: "firstName" | "lastName", value: unknown): Step => {
  if (typeof value !== "string") return Result.fail("validation.required")
  if (value.length > longestName) return Result.fail("validation.textTooLong")
  return Result.match(requiredText(value), {
    onFailure: ({ key }) => Result.fail(key),
    onSuccess: (text) => Result.succeed({ ...account, user: { ...account.user, [field]: text } }),
  })
}

/** Another number is unverified until its code was entered; the same number stays as it is. */
const phoned = (account: Changed, value: unknown, region: Region): Step => {
  const { phoneNumber, ...user } = account.user
  if (value === null || value === "") return Result.succeed({ user, phoneVerified: false })
  const typed = typeof value === "string" ? value.replace(/^(\d{1,3})-(?=\d{4,})/, "+$1") : ""
  return Result.match(phone(typed, region), {
    onFailure: ({ key }) => Result.fail(key),
    onSuccess: ({ e164 }) =>
      e164 === phoneNumber
        ? Result.succeed(account)
        : Result.succeed({ user: { ...user, phoneNumber: PhoneNumber.make(e164) }, phoneVerified: false }),
  })
}

const steps = {
  firstName: (account: Changed, value: unknown) => named(account, "firstName", value),
  lastName: (account: Changed, value: unknown) => named(account, "lastName", value),
  languageId: (account: Changed, value: unknown, { languages }: UserChoices): Step =>
    typeof value === "string" && languages.includes(value)
      ? Result.succeed({ ...account, user: { ...account.user, languageId: value } })
      : Result.fail("validation.fieldNotAllowed"),
  phoneNumber: (account: Changed, value: unknown, { region }: UserChoices) => phoned(account, value, region),
}

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name)

/** Names are read in camel case and in Pascal case. */
const fieldOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * A user after a change of their names, language or phone. Fails with every field that is wrong, or that nobody may
 * change this way. Spec: calls U3, U4.
 */
export const changedUser = (
  account: Account,
  change: UserChange,
  choices: UserChoices,
): Result.Result<Account, InvalidFields> => {
  const wrong = new Map<string, ReadonlyArray<string>>()
  let changed: Account = account
  for (const { Name, Value } of change) {
    const field = fieldOf(Name)
    const step: Step = isStep(field) ? steps[field](changed, Value, choices) : Result.fail("validation.fieldNotAllowed")
    if (Result.isFailure(step)) wrong.set(field, [step.failure])
    else changed = { ...changed, ...step.success }
  }
  return wrong.size === 0
    ? Result.succeed(changed)
    : Result.fail(new InvalidFields({ fields: Object.fromEntries(wrong) }))
}
