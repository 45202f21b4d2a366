import { expect, test } from "vitest"
import { refusalsOf } from "./channel-states.ts"
import { refusedFieldsAmong } from "./refusable-fields.ts"

test("refused fields are known ones, each once", () => {
  expect(refusedFieldsAmong(["headline", "picture", "headline", "call_ad"])).toEqual(["picture", "headline"])
})

test("a refusal names the fields that its network told", () => {
  const refused = { channel: "Search", status: "Rejected", reason: "Capitals.", fields: ["headline"] } as const
  expect(refusalsOf([refused, { channel: "Social", status: "Rejected", reason: "Too much text." }])).toEqual([
    { channel: "Search", reason: "Capitals.", fields: ["headline"] },
    { channel: "Social", reason: "Too much text." },
  ])
})
