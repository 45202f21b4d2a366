import { expect, test } from "vitest"
import { gstStateOfPlace } from "./gst-state-of-place.ts"
import { gstStates } from "./gst-states.ts"

test("a state is known by its name, however it is written", () => {
  const codes = ["Maharashtra", " tamil nadu ", "Tamilnadu", "Jammu & Kashmir", "ORISSA", "Kārnātaka"].map((state) =>
    gstStateOfPlace({ state }),
  )
  expect(codes).toEqual(["27", "33", "33", "01", "21", "29"])
  expect(gstStateOfPlace({ state: "Daman and Diu" })).toBe("26")
})

test("every name of GST's list is known, but of those that others replaced", () => {
  const replaced = new Set(["25", "28"])
  for (const [code, { name }] of Object.entries(gstStates))
    if (!replaced.has(code)) expect(gstStateOfPlace({ state: name })).toBe(code)
})

test("a PIN code says the state where no name does", () => {
  const codes = [
    "411038",
    "560 001",
    "110001",
    "600017",
    "700001",
    "403001",
    "800001",
    "160017",
    "012345",
    "41103",
  ].map((postalCode) => gstStateOfPlace({ postalCode }))
  expect(codes).toEqual(["27", "29", "07", "33", "19", "30", undefined, undefined, undefined, undefined])
  expect(gstStateOfPlace({ state: "somewhere", postalCode: "411038" })).toBe("27")
  expect(gstStateOfPlace({ state: "Karnataka", postalCode: "411038" })).toBe("29")
  expect(gstStateOfPlace({})).toBeUndefined()
})
