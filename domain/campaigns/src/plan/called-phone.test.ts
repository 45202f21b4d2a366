import { expect, test } from "vitest"
import { calledPhone } from "./called-phone.ts"
import { emptyPlan } from "../testing/index.ts"

const adDetail = {
  headline: "Fresh bread",
  description: "By seven",
  primaryText: "Every morning",
  callToAction: "CallNow",
  phoneNumber: "+912212345678",
  origin: "edited",
  accepted: false,
} as const

test("an ad's own number is called before the business's", () => {
  const plan = emptyPlan({ contact: { phone: "+918041234567" }, creative: { creativeDetail: { adDetail } } })
  expect(calledPhone(plan)).toBe("+912212345678")
  expect(calledPhone({ ...plan, creative: {} })).toBe("+918041234567")
  const emptied = { creativeDetail: { adDetail: { ...adDetail, phoneNumber: " " } } }
  expect(calledPhone({ ...plan, creative: emptied })).toBe("+918041234567")
})
