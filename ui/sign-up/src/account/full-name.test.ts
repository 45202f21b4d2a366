import { Result } from "effect"
import { expect, test } from "vitest"
import { fullName } from "./full-name.ts"

test("the last word of a name is the last name", () => {
  expect(Result.getOrThrow(fullName(" Asha  Devi Rao "))).toEqual({ firstName: "Asha Devi", lastName: "Rao" })
})

test("a missing name and a single word are refused", () => {
  expect(Result.getOrThrow(Result.flip(fullName(" "))).key).toBe("validation.required")
  expect(Result.getOrThrow(Result.flip(fullName("Asha"))).key).toBe("validation.lastNameMissing")
})
