import type { ProfileMembership } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { placeAfterLogin, safePath } from "./after-login.ts"

const profile = (id: number): ProfileMembership => ({
  id: BusinessProfileId.make(id),
  name: `Shop ${id}`,
  region: "IN",
})

test.each([
  ["/app/5/leads?lead=3", "/app/5/leads?lead=3"],
  ["//evil.example/x", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["https://evil.example", undefined],
  ["/./" + "/evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
  [null, undefined],
])("a redirect to %j leads to %j", (asked, path) => {
  expect(safePath(asked)).toBe(path)
})

test("one profile opens at once, several are chosen from, none begins the sign-up", () => {
  expect(placeAfterLogin({ profiles: [profile(7)] }, null)).toBe("/app/7/dashboard")
  expect(placeAfterLogin({ profiles: [profile(7), profile(8)] }, null)).toBe("/profileSelection")
  expect(placeAfterLogin({ profiles: [] }, null)).toBe("/signup")
})

test("the page that asked for the login is returned to, but never a page of signing in", () => {
  expect(placeAfterLogin({ profiles: [profile(7)] }, "/app/7/wallet")).toBe("/app/7/wallet")
  expect(placeAfterLogin({ profiles: [profile(7)] }, "/login?redirect=/login")).toBe("/app/7/dashboard")
})
