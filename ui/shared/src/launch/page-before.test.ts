import { expect, test } from "vitest"
import { sampleDraft as draft } from "../testing/sample-draft.ts"
import { pageBefore } from "./page-before.ts"

const details = draft({ targeting: { channels: ["Social", "Search"] } })

test("going back from a refused campaign's interests leads to its ads", () => {
  const refused = { details, isResubmission: true, reopened: [] }
  expect(pageBefore(refused, "fbInterests")?.id).toBe("googleAds")
  expect(pageBefore(refused, "googleKeywords")?.id).toBe("fbInterests")
})

test("going back from a draft's interests leads to its channels", () => {
  const paid = { details, isResubmission: false, reopened: [] }
  expect(pageBefore(paid, "fbInterests")?.id).toBe("channelSelection")
  expect(pageBefore(paid, "googleKeywords", { noSocial: true })?.id).toBe("channelSelection")
})

test("from a page that is open again back does not lead to one that stayed closed", () => {
  const lacking = { details, isResubmission: false, reopened: ["budget" as const, "channelSelection" as const] }
  expect(pageBefore(lacking, "budget")).toBeUndefined()
})
