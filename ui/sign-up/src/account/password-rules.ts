import { isVaried, passwordLength } from "@domain/validation"

export interface PasswordCheck {
  /** Names the rule's text: `kit:password.<id>`. */
  readonly id: "length" | "upper" | "lower" | "digit" | "special" | "varied"
  readonly isMet: boolean
}

/** The rules of a new password one by one, for a checklist; all are met exactly when the password is accepted, unless it is a common one or has a name. */
export const passwordChecklist = (typed: string): ReadonlyArray<PasswordCheck> => {
  const length = Array.from(typed).length
  return [
    { id: "length", isMet: length >= passwordLength.least && length <= passwordLength.most },
    { id: "upper", isMet: /\p{Lu}/u.test(typed) },
    { id: "lower", isMet: /\p{Ll}/u.test(typed) },
    { id: "digit", isMet: /\p{Nd}/u.test(typed) },
    { id: "special", isMet: /[^\p{L}\p{M}\p{Nd}\s]/u.test(typed) },
    { id: "varied", isMet: isVaried(typed) },
  ]
}
