import type { AdPlan } from "@domain/campaigns"
import { cutText } from "@domain/kernel"

/** Quotes and backslashes would have to be escaped differently by each network. */
const plain = (text: string): string => text.replaceAll(/['"\\\s]+/gu, " ").trim()

/** The name every object of the campaign carries on a network, so that a repeated step finds the earlier object. */
export const externalName = (plan: Pick<AdPlan, "campaignId" | "attempt" | "businessName">, part: string): string =>
  cutText(`MQ-${plan.campaignId}-${plan.attempt} ${part} ${plain(plan.businessName)}`, 120).trim()
