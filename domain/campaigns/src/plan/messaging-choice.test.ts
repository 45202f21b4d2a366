import { expect, test } from "vitest"
import { answersOnInstagram, messagingAppOf, whatsAppNumberOf } from "./messaging-choice.ts"
import { emptyPlan } from "../testing/index.ts"

const page = { id: "4001", name: "Rye" }
const withAccounts = (
  linkedAccounts: NonNullable<Parameters<typeof answersOnInstagram>[0]["accounts"]["linkedAccounts"]>,
) => answersOnInstagram(emptyPlan({ accounts: { linkedAccounts } }))

test("messages go to the chosen app, to Messenger while none is chosen", () => {
  expect(messagingAppOf(emptyPlan())).toBe("Messenger")
  expect(messagingAppOf(emptyPlan({ creative: { messagingApp: "InstagramDirect" } }))).toBe("InstagramDirect")
})

test("WhatsApp messages reach the chosen number, else the business's public phone", () => {
  const contact = { phone: "+919876543210" }
  expect(whatsAppNumberOf(emptyPlan({ contact, creative: { whatsAppNumber: "+919000000001" } }))).toBe("+919000000001")
  expect(whatsAppNumberOf(emptyPlan({ contact, creative: { whatsAppNumber: "" } }))).toBe("+919876543210")
  expect(whatsAppNumberOf(emptyPlan())).toBeUndefined()
})

test("messages on Instagram need a page of one's own that shows ads there", () => {
  expect(withAccounts({ usePortalPage: false, instagram: true, facebookPage: page })).toBe(true)
  expect(withAccounts({ usePortalPage: false, instagram: false, facebookPage: page })).toBe(false)
  expect(withAccounts({ usePortalPage: true, instagram: true, facebookPage: page })).toBe(false)
  expect(withAccounts({ usePortalPage: false, instagram: true })).toBe(false)
  expect(answersOnInstagram(emptyPlan())).toBe(false)
})
