import { expect, test } from "vitest"
import { securityLogPolicy, type SignInFactor, warningOf } from "./security-log.ts"

const failed = (factor: SignInFactor, times: number) => ({ kind: "signInFailed", factor, times }) as const

test("ten failed sign-ins within an hour are told, whatever was wrong with each", () => {
  expect(warningOf("signInFailed", [failed("password", 9)])).toBeUndefined()
  const mixed = [failed("password", 6), failed("code", 3), failed("embedKey", 1)]
  expect(warningOf("signInFailed", mixed)).toEqual({ about: "signInsFailed", times: 10 })
})

test("three wrong second factors are told, since the password was right", () => {
  expect(warningOf("signInFailed", [failed("secondFactor", 2)])).toBeUndefined()
  const both = [failed("password", 40), failed("secondFactor", 3)]
  expect(warningOf("signInFailed", both)).toEqual({ about: "secondFactorFailed", times: 3 })
})

test("twenty refused rights are told, and failed sign-ins do not count to them", () => {
  const refused = (times: number) => [failed("password", 50), { kind: "rightRefused", times }] as const
  expect(warningOf("rightRefused", refused(19))).toBeUndefined()
  expect(warningOf("rightRefused", refused(20))).toEqual({ about: "rightsRefused", times: 20 })
})

test("a window keeps more refusals than it takes to tell of them", () => {
  expect(securityLogPolicy.keptRefusals).toBeGreaterThan(securityLogPolicy.refusedRights)
})
