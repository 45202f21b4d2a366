import { expect, test } from "vitest"
import { isBot } from "./is-bot.ts"

test.each([
  ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["WhatsApp/2.23.20.0", true],
  ["facebookexternalhit/1.1", true],
  ["Slackbot-LinkExpanding 1.0", true],
])("%s is a program that opens links by itself: %s", (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})
