import { expect, test } from "vitest"
import { tryPromo } from "./promo-outcome.ts"
import { seedPromoCodes } from "./seed.ts"

const tried = (typed: string, used: ReadonlyArray<string> = []) =>
  tryPromo({ typed, region: "IN", on: "2026-11-20", used, promoCodes: seedPromoCodes })

test("every outcome of a typed code has one word", () => {
  expect(["", "  ", "nope", "diwali2024", "highstreet15"].map((typed) => tried(typed).outcome)).toEqual([
    "none",
    "none",
    "invalid",
    "expired",
    "otherRegion",
  ])
  expect(tried("WELCOME10", ["WELCOME10"]).outcome).toBe("used")
})

test("only an applied code brings its promotion", () => {
  expect(tried("welcome10")).toMatchObject({ outcome: "applied", promo: { code: "WELCOME10" } })
  expect(tried("nope")).toEqual({ outcome: "invalid" })
  expect(tried(" ")).toEqual({ outcome: "none" })
})
