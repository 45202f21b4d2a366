import { expect, test } from "vitest"
import { isFreshStep, secondFactorPolicy, spelledRecoveryCode, typedSecondFactor } from "./second-factor.ts"

test.each([
  ["123456", { kind: "app", code: "123456" }],
  [" 123 456 ", { kind: "app", code: "123456" }],
  ["abcd-efgh-jkmn-pq23", { kind: "recovery", code: "ABCDEFGHJKMNPQ23" }],
  ["ABCD EFGH JKMN PQ23", { kind: "recovery", code: "ABCDEFGHJKMNPQ23" }],
  ["12345", undefined],
  ["1234567", undefined],
  ["ABCDEFGHJKMNPQ2", undefined],
  ["ABCDEFGHJKMNPQ20", undefined],
  ["١٢٣٤٥٦", undefined],
  ["", undefined],
])("%s is read as a code of the app, a recovery code or neither", (typed, read) => {
  expect(typedSecondFactor(typed)).toEqual(read)
})

test("a recovery code is spelled in groups of four and read back", () => {
  expect(spelledRecoveryCode("ABCDEFGHJKMNPQ23")).toBe("ABCD-EFGH-JKMN-PQ23")
  expect(typedSecondFactor(spelledRecoveryCode("ABCDEFGHJKMNPQ23"))?.code).toBe("ABCDEFGHJKMNPQ23")
})

test("only a later time step than the last one is fresh", () => {
  expect([isFreshStep(5, undefined), isFreshStep(6, 5), isFreshStep(5, 5), isFreshStep(4, 5)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test("codes, recovery codes and waiting sign-ins have their limits", () => {
  expect(secondFactorPolicy).toEqual({
    digits: 6,
    stepMilliseconds: 30_000,
    tolerance: 1,
    recoveryCodes: 10,
    challengeMilliseconds: 300_000,
    attemptsPerChallenge: 5,
    enrolmentMilliseconds: 900_000,
  })
})
