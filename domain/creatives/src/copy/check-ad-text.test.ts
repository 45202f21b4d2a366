import { expect, test } from "vitest"
import { checkAdText } from "./check-ad-text.ts"

test("only a social ad's description and a search ad's path may be left out", () => {
  const isMissing = (...[channel, field]: [Parameters<typeof checkAdText>[0], Parameters<typeof checkAdText>[1]]) =>
    checkAdText(channel, field, " ").some(({ messageKey }) => messageKey === "creatives.text.required")
  expect([isMissing("facebook", "description"), isMissing("google", "path")]).toEqual([false, false])
  expect([isMissing("facebook", "headline"), isMissing("google", "description")]).toEqual([true, true])
})
