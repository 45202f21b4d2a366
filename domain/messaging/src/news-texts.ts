import type { ReviewNews } from "@domain/campaigns"
import type { MessageTexts } from "./message-rule.ts"

/** The texts of campaign news: only live channels are called live. Ours. */
export type NewsVariant = "campaignLive" | "channelLive" | "partlyLive" | "channelRefused" | "campaignRejected"

const newsVariant = ({ channels, isNewlyLive }: ReviewNews): NewsVariant => {
  const refused = channels.filter(({ remedy }) => remedy !== undefined).length
  if (refused === channels.length) return "campaignRejected"
  if (refused > 0) return isNewlyLive ? "partlyLive" : "channelRefused"
  return channels.every(({ status }) => status === "Active") ? "campaignLive" : "channelLive"
}

/** The texts of campaign news, and which of them some news take. */
export const newsTexts: MessageTexts<ReviewNews, NewsVariant> = {
  names: ["campaignLive", "channelLive", "partlyLive", "channelRefused", "campaignRejected"],
  of: newsVariant,
}
