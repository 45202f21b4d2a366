import { allServices } from "@domain/kernel"
import { expect, test } from "vitest"
import { codeProves, isProved } from "./business-phone.ts"

const account = { phone: "+919876543210", emailAddress: "asha@example.com" }
const byPhone = { ownerPhone: account.phone, phoneVerified: true }
const byMail = { phoneVerified: false, provenEmail: account.emailAddress }
const mailed = new Set(["stripe"] as const)

test("a code proves the phone where messages reach one, else the address", () => {
  expect([codeProves(allServices), codeProves(mailed)]).toEqual(["phone", "emailAddress"])
  expect([isProved(byPhone, account, allServices), isProved(byMail, account, mailed)]).toEqual([true, true])
})

test("what the other way would have proved does not count", () => {
  expect([isProved(byMail, account, allServices), isProved(byPhone, account, mailed)]).toEqual([false, false])
  expect(isProved({ ...byMail, provenEmail: "ravi@example.com" }, account, mailed)).toBe(false)
})
