import { isVaried, passwordFailures, passwordLength } from "@domain/validation"

type Say = (key: string | Array<string>, values: Record<string, unknown>) => string

/** The rules of a new password, and which the typed one keeps; with a repetition that it is the same. Spec: validation rules, password. */
export const passwordRules = (say: Say, typed: string, repeated?: string) => {
  const broken = passwordFailures(typed).map(({ key }) => key)
  const isTyped = typed !== ""
  return [
    {
      text: say("app:reset.rule.length", passwordLength),
      isMet:
        isTyped && !broken.includes("validation.passwordTooShort") && !broken.includes("validation.passwordTooLong"),
    },
    { text: say("app:reset.rule.lower", {}), isMet: /\p{Ll}/u.test(typed) },
    { text: say("app:reset.rule.upper", {}), isMet: /\p{Lu}/u.test(typed) },
    { text: say("app:reset.rule.digit", {}), isMet: /\p{Nd}/u.test(typed) },
    { text: say("app:reset.rule.special", {}), isMet: /[^\p{L}\p{M}\p{Nd}\s]/u.test(typed) },
    { text: say("app:reset.rule.varied", {}), isMet: isVaried(typed) },
    ...(repeated === undefined
      ? []
      : [{ text: say("app:reset.rule.match", {}), isMet: isTyped && typed === repeated }]),
  ]
}
