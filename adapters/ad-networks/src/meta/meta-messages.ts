import type { AdPlan } from "@domain/campaigns"
import type { MessagingApp } from "@domain/creatives"
import type { GraphParameters } from "./graph-client.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

const destinations: Readonly<Record<MessagingApp, string>> = {
  Messenger: "MESSENGER",
  InstagramDirect: "INSTAGRAM_DIRECT",
  WhatsApp: "WHATSAPP",
}

const digitsOf = (number: string): string => number.replaceAll(/\D/g, "")

/** Where the ads of an ad set lead: the app that receives messages, which older versions leave to the button but for Messenger. */
export const destinationOf = ({ objective, messages }: AdPlan, words: MetaVocabulary): string | undefined => {
  if (messages === undefined) return words.objectives[objective].destinationType
  return messages.app === "Messenger" || words.knowsMessagingApps ? destinations[messages.app] : undefined
}

/** The number that a WhatsApp ad set promotes beside its page; older versions name it at the button. */
export const whatsAppOf = ({ messages }: AdPlan, words: MetaVocabulary): GraphParameters =>
  messages?.whatsAppNumber === undefined || !words.knowsMessagingApps
    ? {}
    : { whatsapp_phone_number: digitsOf(messages.whatsAppNumber) }

/** What the button of an ad for messages opens. */
export const messageValue = ({ messages }: AdPlan, words: MetaVocabulary): GraphParameters => ({
  app_destination: destinations[messages?.app ?? "Messenger"],
  ...(messages?.app === "WhatsApp" && { link: "https://api.whatsapp.com/send" }),
  ...(messages?.whatsAppNumber !== undefined &&
    !words.knowsMessagingApps && { whatsapp_number: digitsOf(messages.whatsAppNumber) }),
})

/** The button of an ad: WhatsApp has its own for a message. */
export const buttonOf = ({ messages, social }: AdPlan, words: MetaVocabulary): string => {
  const action = social?.callToAction ?? "LearnMore"
  return messages?.app === "WhatsApp" && action === "SendMessage" ? "WHATSAPP_MESSAGE" : words.callsToAction[action]
}
