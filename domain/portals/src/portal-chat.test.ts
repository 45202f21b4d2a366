import { Schema } from "effect"
import { expect, test } from "vitest"
import type { FrameArea } from "./layout.ts"
import { hasChat, PortalChat } from "./portal-chat.ts"
import { seededPortals } from "./seeded-portals.ts"
import { servedPortal } from "./served-portal.ts"

const isChat = Schema.is(PortalChat)
const token = "8d3a4a04-5562-4f59-8f66"
const [marquee = expect.unreachable()] = seededPortals

test("a chat stands in application and sign-up, never on public or clients' pages", () => {
  const areas: ReadonlyArray<FrameArea> = [
    "public",
    "login",
    "profileSelection",
    "onboarding",
    "summary",
    "campaignEditor",
    "creativeBuilder",
    "app",
  ]
  expect(areas.filter(hasChat)).toEqual(["onboarding", "campaignEditor", "creativeBuilder", "app"])
})

test.each(["https://wchat.freshchat.com", "https://wchat.in.freshchat.com", "https://bloom-ads.freshchat.com"])(
  "a chat's host may be %s",
  (host) => expect(isChat({ token, host })).toBe(true),
)

test.each([
  "http://wchat.freshchat.com",
  "https://freshchat.com.evil.example",
  "https://evil.example",
  "https://evilfreshchat.com",
  "https://wchat.freshchat.com/js/widget.js",
  "https://wchat.freshchat.com:8443",
  "https://-x.freshchat.com",
])("a chat's host is never %s, whose script would run in the portal's pages", (host) =>
  expect(isChat({ token, host })).toBe(false),
)

test.each(["", "short", "with space in it", "<script>alert(1)</script>"])("%j is no token", (given) =>
  expect(isChat({ token: given })).toBe(false),
)

test("no seeded portal has a chat, and a portal without one is told no script", () => {
  expect(seededPortals.filter(({ chat }) => chat !== undefined)).toEqual([])
  expect(servedPortal(marquee, new Set(), "https://wchat.freshchat.com/js/widget.js").chatScript).toBeUndefined()
  const chatting = { ...marquee, chat: { token } }
  expect(servedPortal(chatting, new Set(), "https://chat.example/w.js").chatScript).toBe("https://chat.example/w.js")
  expect(servedPortal(chatting, new Set()).chatScript).toBeUndefined()
})
