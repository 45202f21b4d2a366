import { expect, test } from "vitest"
import { bringsInlinePicture } from "./inline-pictures.ts"

test("an address of 2048 characters is stored, a longer or inline picture is not", () => {
  const brings = (logoUrl: string, present: string = "") =>
    bringsInlinePicture({ business: { logoUrl: present } }, { business: { logoUrl } })
  const long = `/${"a".repeat(2047)}`
  expect([brings(long), brings(`${long}a`)]).toEqual([false, true])
  expect([brings("data:image/png;base64,AA"), brings("/media/data:1.png")]).toEqual([true, false])
  expect(brings("data:image/png;base64,AA", "data:image/png;base64,AA")).toBe(false)
  expect(bringsInlinePicture({}, {})).toBe(false)
})
