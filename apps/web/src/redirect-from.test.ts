import { afterEach, expect, test, vi } from "vitest"
import { redirectFrom } from "./redirect-from.ts"

afterEach(() => vi.unstubAllGlobals())

/** Whether the router replaces the history's entry instead of adding one. */
const replaces = (shown: string, asked: string) => {
  vi.stubGlobal("location", new URL(shown, "https://shop.example"))
  return redirectFrom(new Request(new URL(asked, "https://shop.example")), "/login").headers.has("X-Remix-Replace")
}

test("an address that was opened or gone back to is replaced", () => {
  expect(replaces("/app", "/app")).toBe(true)
  expect(replaces("/signup/budget?sessionId=7", "/signup/budget?sessionId=7")).toBe(true)
})

test("the page on which a link was pressed stays in the history", () => {
  expect(replaces("/profileSelection", "/app")).toBe(false)
  expect(replaces("/signup/budget", "/signup/budget?sessionId=7")).toBe(false)
})

test("a router without a browser is led on too", () => {
  const answer = redirectFrom(new Request("https://shop.example/app"), "/profileSelection")
  expect(answer.headers.get("Location")).toBe("/profileSelection")
})
