import { expect, test } from "vitest"
import { readSourceOf, stageStates } from "./reading-steps.ts"

const states = (...extraction: Parameters<typeof stageStates>) => stageStates(...extraction).map(({ state }) => state)

test("stages light one after the other", () => {
  expect(states({ status: "pending", stage: "queued" })).toEqual(["running", "waiting", "waiting", "waiting"])
  expect(states({ status: "pending", stage: "contactPage" })).toEqual(["done", "done", "running", "waiting"])
  expect(states({ status: "done", stage: "done" })).toEqual(["done", "done", "done", "done"])
})

test("a failure stands at the stage it happened in", () => {
  expect(states({ status: "failed", stage: "queued" })).toEqual(["failed", "waiting", "waiting", "waiting"])
  expect(states({ status: "failed", stage: "reading" })).toEqual(["done", "failed", "waiting", "waiting"])
})

test("a reading is of a website unless its address is Facebook's or the map's", () => {
  const addresses = ["https://www.facebook.com/bloom", "https://maps.app.goo.gl/x", "https://bloom.example", undefined]
  expect(addresses.map((address) => readSourceOf(address === undefined ? {} : { address }))).toEqual([
    "facebook",
    "listing",
    "website",
    "website",
  ])
})
