import { expect, test } from "vitest"
import { checkAdText } from "./check-ad-text.ts"

test("a portal's limit refuses a longer text, and a short one is not told to be longer", () => {
  const keysOf = (text: string, most?: number) =>
    checkAdText("facebook", "primaryText", text, { most }).map(({ severity, messageKey }) => [severity, messageKey])
  expect(keysOf("Sourdough, baked by seven", 30)).toEqual([])
  expect(keysOf("Sourdough, baked by seven each day", 30)).toEqual([["error", "creatives.text.tooLong"]])
  expect(keysOf("Sourdough, baked by seven each day", 125)).toEqual([
    ["warning", "creatives.text.shorterThanRecommended"],
  ])
})

test("only a social ad's description and a search ad's path may be left out", () => {
  const isMissing = (...[channel, field]: [Parameters<typeof checkAdText>[0], Parameters<typeof checkAdText>[1]]) =>
    checkAdText(channel, field, " ").some(({ messageKey }) => messageKey === "creatives.text.required")
  expect([isMissing("facebook", "description"), isMissing("google", "path")]).toEqual([false, false])
  expect([isMissing("facebook", "headline"), isMissing("google", "description")]).toEqual([true, true])
})
