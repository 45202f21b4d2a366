import { expect, test } from "vitest"
import { sampleDraft as draft } from "../testing/sample-draft.ts"
import { pageBefore } from "./page-before.ts"

const details = draft({ targeting: { channels: ["Social", "Search"] } })

test("from the interests of a refused campaign back leads to its ads, not to the channels that stay as they were paid", () => {
  const refused = { details, isResubmission: true, reopened: [] }
  expect(pageBefore(refused, "fbInterests")?.id).toBe("googleAds")
  expect(pageBefore(refused, "googleKeywords")?.id).toBe("fbInterests")
})

test("from the interests of a draft back leads to its channels, past pages that they leave out", () => {
  const paid = { details, isResubmission: false, reopened: [] }
  expect(pageBefore(paid, "fbInterests")?.id).toBe("channelSelection")
  expect(pageBefore(paid, "googleKeywords", { noSocial: true })?.id).toBe("channelSelection")
})

test("from a page that is open again back does not lead to one that stayed closed", () => {
  const lacking = { details, isResubmission: false, reopened: ["budget" as const, "channelSelection" as const] }
  expect(pageBefore(lacking, "budget")).toBeUndefined()
})
