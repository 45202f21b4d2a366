import { expect, test } from "vitest"
import { isRefundLate, refundPatienceMillis } from "./waiting-refund.ts"

test("a refund is late once it has waited for two days", () => {
  const late = [0, refundPatienceMillis - 1, refundPatienceMillis, refundPatienceMillis + 1].map((waited) =>
    isRefundLate({ askedAt: 1_000 }, 1_000 + waited),
  )
  expect(late).toEqual([false, false, true, true])
})
