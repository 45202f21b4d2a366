import { expect, test } from "vitest"
import { calledPhone } from "./called-phone.ts"
import { begunSession } from "./testing/index.ts"

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
  const session = begunSession({ business: { phone: "+918041234567" }, creative: { creativeDetail: { adDetail } } })
  expect(calledPhone(session)).toBe("+912212345678")
  expect(calledPhone({ ...session, creative: {} })).toBe("+918041234567")
  const emptied = { creativeDetail: { adDetail: { ...adDetail, phoneNumber: " " } } }
  expect(calledPhone({ ...session, creative: emptied })).toBe("+918041234567")
})

test("an owner's private mobile is never called", () => {
  const proved = { ...begunSession(), ownerPhone: "+919876543210", phoneVerified: true }
  expect(calledPhone(proved)).toBeUndefined()
  const asBusiness = { ...proved, business: { phone: "+919876543210" }, sources: { phone: "account" as const } }
  expect(calledPhone(asBusiness)).toBeUndefined()
})
