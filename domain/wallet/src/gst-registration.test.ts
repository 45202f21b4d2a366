import { Schema } from "effect"
import { expect, test } from "vitest"
import { GstRegistration } from "./gst-registration.ts"

const registration = {
  gstin: "29AABCR1718E1ZL",
  legalName: "Rao Foods Private Limited",
  address: "14, MG Road, Bengaluru",
  stateCode: "29",
  status: "active",
  taxpayerType: "regular",
}
const isRegistration = (changed: object) => Schema.is(GstRegistration)({ ...registration, ...changed })

test("a registration names a state of GST, a status and a kind of taxpayer", () => {
  expect([{}, { tradeName: "Rao's" }, { status: "suspended" }, { taxpayerType: "other" }].map(isRegistration)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([{ stateCode: "39" }, { status: "Active" }, { taxpayerType: "SEZ" }].map(isRegistration)).toEqual([
    false,
    false,
    false,
  ])
})
