import type { MessagingApp } from "@domain/creatives"
import { carryingPage } from "@domain/channels"
import { publicContact } from "./public-contact.ts"
import type { SignupSession } from "./signup-session.ts"

/** The app that receives a campaign's messages; Messenger while none is chosen. Spec: enumerations, messaging apps. */
export const messagingAppOf = ({ creative }: Pick<SignupSession, "creative">): MessagingApp =>
  creative.messagingApp ?? "Messenger"

/** The app that suits a business: WhatsApp with a number, else Messenger. Ours. */
export const recommendedMessagingApp = ({ business: { phone } }: Pick<SignupSession, "business">): MessagingApp =>
  phone === undefined || phone === "" ? "Messenger" : "WhatsApp"

/** The number that WhatsApp messages reach: the chosen one, else the business's public phone. */
export const whatsAppNumberOf = (
  session: Pick<SignupSession, "business" | "sources" | "creative">,
): string | undefined =>
  [session.creative.whatsAppNumber, publicContact(session).phone].find(
    (number) => number !== undefined && number.trim() !== "",
  )

/** Whether messages on Instagram reach the business: its own page carries the ads and shows them there. */
export const answersOnInstagram = ({ accounts: { linkedAccounts } }: Pick<SignupSession, "accounts">): boolean =>
  linkedAccounts !== undefined && linkedAccounts.instagram && carryingPage(linkedAccounts) !== undefined
