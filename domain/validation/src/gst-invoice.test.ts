import { Result } from "effect"
import { expect, test } from "vitest"
import { failureOf } from "./collect-failures.ts"
import { gstInvoiceDetails, gstState } from "./gst-invoice.ts"
import { gstStates, isGstStateCode } from "./gst-states.ts"

const form = {
  gstin: "27aapfu0939f1zv",
  businessName: " Uma Traders Pvt. Ltd. (Retail) ",
  billingAddress: "12 MG Road\nPune",
  state: "maharashtra",
}

test("a GST invoice's buyer is kept in normal form", () => {
  expect(Result.getOrThrow(gstInvoiceDetails(form))).toEqual({
    gstin: "27AAPFU0939F1ZV",
    businessName: "Uma Traders Pvt. Ltd. (Retail)",
    billingAddress: "12 MG Road\nPune",
    state: "27",
  })
})

test("everything a GST invoice lacks is told at once", () => {
  const empty = { gstin: "", businessName: " ", billingAddress: "x".repeat(501), state: "" }
  expect(Result.getOrThrow(Result.flip(gstInvoiceDetails(empty)))).toEqual({
    gstin: { key: "validation.gstinRequired" },
    businessName: { key: "validation.required" },
    billingAddress: { key: "validation.textTooLong", params: { most: 500 } },
    state: { key: "validation.stateRequired" },
  })
})

test("the state must be that of the GSTIN", () => {
  expect(Result.getOrThrow(Result.flip(gstInvoiceDetails({ ...form, state: "29" })))).toEqual({
    state: { key: "validation.gstinOtherState", params: { state: "Maharashtra" } },
  })
})

test("a state is known by its two digits or its name, and any other text is refused", () => {
  expect(Result.getOrThrow(gstState(" 29 ", ""))).toBe("29")
  expect(Result.getOrThrow(gstState("Tamil NADU", ""))).toBe("33")
  expect(["99", "2", "Surrey"].map((state) => failureOf(gstState(state, ""))?.key)).toEqual(
    Array.from({ length: 3 }, () => "validation.gstStateUnknown"),
  )
})

test("GST knows 38 states and territories, and one code for the others", () => {
  expect(Object.keys(gstStates).toSorted()).toEqual([
    ...Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0")),
    "97",
  ])
  expect([isGstStateCode("38"), isGstStateCode("39"), isGstStateCode("toString")]).toEqual([true, false, false])
})
