import { expect, test } from "vitest"
import { deletedBefore, retention } from "./retention.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test("each thing is kept for its own time", () => {
  expect(retention).toEqual({
    abandonedDraft: 30 * day,
    assistantConnection: 90 * day,
    unusedPicture: 30 * day,
    oneTimeCode: hour,
    emailVerification: 30 * day,
    notification: 180 * day,
    securityEvent: 180 * day,
    finishedJob: day,
    finishedSecretJob: minute,
    unfinishedJob: 14 * day,
    delivery: 30 * day,
    undelivered: 90 * day,
    conversion: 90 * day,
    conversionTry: hour,
    removedPicture: 30 * day,
    removedDesign: 30 * day,
  })
})

test("a draft is deleted thirty days after its last change", () => {
  const now = Date.UTC(2026, 10, 22)
  expect(deletedBefore("abandonedDraft", now)).toBe(Date.UTC(2026, 9, 23))
})
