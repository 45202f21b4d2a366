import { isVaried, passwordFailures } from "@domain/validation"
import fc from "fast-check"
import { test } from "vitest"
import { passwordChecklist } from "./password-rules.ts"

const typed = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map((more) => `aB3!${"x".repeat(more)}`),
  fc.string({ unit: fc.constantFrom("a", "B", "3", "!", " ", "é", "א"), maxLength: 34 }),
  fc.string({ maxLength: 34 }),
)

test("the checklist is complete exactly when the password is accepted", () => {
  fc.assert(
    fc.property(
      typed,
      (password) =>
        passwordChecklist(password).every(({ isMet }) => isMet) ===
        (passwordFailures(password).length === 0 && isVaried(password)),
    ),
  )
})
