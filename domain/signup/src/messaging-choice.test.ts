import { expect, test } from "vitest"
import { answersOnInstagram, messagingAppOf, recommendedMessagingApp, whatsAppNumberOf } from "./messaging-choice.ts"
import { begunSession } from "./testing/index.ts"

const page = { id: "4001", name: "Rye" }
const withAccounts = (
  linkedAccounts: NonNullable<Parameters<typeof answersOnInstagram>[0]["accounts"]["linkedAccounts"]>,
) => answersOnInstagram(begunSession({ accounts: { linkedAccounts } }))

test("messages go to the chosen app, to Messenger while none is chosen", () => {
  expect(messagingAppOf(begunSession())).toBe("Messenger")
  expect(messagingAppOf(begunSession({ creative: { messagingApp: "InstagramDirect" } }))).toBe("InstagramDirect")
})

test("WhatsApp is recommended to whoever has a phone", () => {
  expect(recommendedMessagingApp(begunSession({ business: { phone: "+919876543210" } }))).toBe("WhatsApp")
  expect(recommendedMessagingApp(begunSession({ business: { phone: "" } }))).toBe("Messenger")
  expect(recommendedMessagingApp(begunSession())).toBe("Messenger")
})

test("WhatsApp messages reach the chosen number, else the business's phone", () => {
  const business = { phone: "+919876543210" }
  expect(whatsAppNumberOf(begunSession({ business, creative: { whatsAppNumber: "+919000000001" } }))).toBe(
    "+919000000001",
  )
  expect(whatsAppNumberOf(begunSession({ business, creative: { whatsAppNumber: "" } }))).toBe("+919876543210")
  expect(whatsAppNumberOf(begunSession())).toBeUndefined()
})

test("messages on Instagram need a page of one's own that shows ads there", () => {
  expect(withAccounts({ usePortalPage: false, instagram: true, facebookPage: page })).toBe(true)
  expect(withAccounts({ usePortalPage: false, instagram: false, facebookPage: page })).toBe(false)
  expect(withAccounts({ usePortalPage: true, instagram: true, facebookPage: page })).toBe(false)
  expect(withAccounts({ usePortalPage: false, instagram: true })).toBe(false)
  expect(answersOnInstagram(begunSession())).toBe(false)
})
