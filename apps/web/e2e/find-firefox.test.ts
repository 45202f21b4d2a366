import { expect, test } from "vitest"
import { findFirefox } from "./find-firefox.ts"

const only = (path: string) => (candidate: string) => candidate === path

test("the system's Firefox is found where no other is named", () => {
  expect(findFirefox({ named: undefined, exists: only("/usr/bin/firefox") })).toBe("/usr/bin/firefox")
  expect(findFirefox({ named: undefined, exists: () => false })).toBeUndefined()
})

test("a named Firefox goes before the system's", () => {
  expect(findFirefox({ named: "/opt/firefox", exists: () => true })).toBe("/opt/firefox")
})

test("a named Firefox that is missing is an error, not a skipped test", () => {
  expect(() => findFirefox({ named: "/opt/firefox", exists: only("/usr/bin/firefox") })).toThrow("/opt/firefox")
})

test("an empty name leaves Firefox out", () => {
  expect(findFirefox({ named: "", exists: () => true })).toBeUndefined()
})
