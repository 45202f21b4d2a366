import type { MessagingApp } from "@domain/creatives"
import { carryingPage } from "../carrying-page.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

/** The app that receives a campaign's messages; Messenger while none is chosen. Spec: enumerations, messaging apps. */
export const messagingAppOf = ({ creative }: Pick<CampaignPlan, "creative">): MessagingApp =>
  creative.messagingApp ?? "Messenger"

/** The number that WhatsApp messages reach: the chosen one, else the business's public phone. */
export const whatsAppNumberOf = ({
  creative,
  contact,
}: Pick<CampaignPlan, "contact" | "creative">): string | undefined =>
  [creative.whatsAppNumber, contact.phone].find((number) => number !== undefined && number.trim() !== "")

/** Whether messages on Instagram reach the business: its own page carries the ads and shows them there. */
export const answersOnInstagram = ({ accounts: { linkedAccounts } }: Pick<CampaignPlan, "accounts">): boolean =>
  linkedAccounts !== undefined && linkedAccounts.instagram && carryingPage(linkedAccounts) !== undefined
