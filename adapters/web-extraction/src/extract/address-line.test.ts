import { expect, test } from "vitest"
import { withoutName } from "./address-line.ts"

test.each([
  ["Oakfield Plumbing & Heating, 88 Meanwood Parade", "Oakfield Plumbing & Heating", "88 Meanwood Parade"],
  ["OAKFIELD PLUMBING AND HEATING LTD., Unit 3, Mill Lane", "Oakfield Plumbing & Heating", "Unit 3, Mill Lane"],
  ["गुप्ता किराना स्टोर, हज़रतगंज", "गुप्ता किराना स्टोर", "हज़रतगंज"],
  ["Oakfield Plumbing & Heating", "Oakfield Plumbing & Heating Ltd", undefined],
])("%s is an address that begins with the name %s", (line, name, street) => {
  expect(withoutName(line, name)).toBe(street)
})

test.each([
  ["88 Meanwood Parade", "Oakfield Plumbing & Heating"],
  ["Oakfield House, 3 Mill Lane", "Oakfield"],
  ["3 Mill Lane, Oakfield", "Oakfield"],
  ["No. 10", "No. 10"],
  ["88 Meanwood Parade", ""],
])("%s stays whole for %s", (line, name) => {
  expect(withoutName(line, name)).toBe(line)
})
