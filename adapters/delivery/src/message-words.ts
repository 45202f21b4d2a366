import { type Money, toMajor, truncateText } from "@domain/kernel"
import { type MessageContent, ruleOfMessage, textOfMessage } from "@domain/messaging"
import { isRightToLeft, type MailWords, type Portal } from "@domain/portals"
import { channelPlaces, type ChannelPoint, channelPoints } from "./channel-points.ts"
import type { TranslateMessage } from "./delivery-options.ts"

/** The texts of a message in one language. `link` and `code` are separate so that a design can place them. */
export interface MessageWords extends MailWords {
  /** One line for phones, including the link or code. */
  readonly short: string
}

/** Names are typed by people: keeps each on one line and at most 80 characters. */
const tidy = (value: string): string => truncateText(value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(), 80)

/** An amount with its currency's sign, isolated in a right-to-left sentence. */
const moneyText = ({ amount, currency }: Money, language: string): string => {
  const isRtl = isRightToLeft(language)
  const locale = currency === "INR" ? "en-IN" : isRtl ? "en-GB" : language.replace("_", "-")
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const
  const text = new Intl.NumberFormat(locale, options).format(toMajor({ amount, currency }))
  return isRtl ? `\u2066${text}\u2069` : text
}

type Values = Readonly<Record<string, string | number>>

const valueText = (key: string, value: string | number | Money, language: string): string | number => {
  if (typeof value === "object") return moneyText(value, language)
  return typeof value === "string" && key !== "link" ? tidy(value) : value
}

/** Values that a text may mention; for campaign news these include the live and the refused channels. */
const valuesOf = (content: MessageContent, portal: Portal, language: string, translate: TranslateMessage): Values => {
  const about = { portal: portal.title, supportEmail: portal.supportEmail }
  if (content.template === "campaignNews") {
    const { link, campaignName } = content
    return { ...about, link, campaignName: tidy(campaignName), ...channelPlaces(content, language, translate) }
  }
  if (content.template === "digest") return { ...about, link: content.link, choicesLink: content.choicesLink }
  const { template: _, ...values } = content
  const entries = Object.entries(values).map(([key, value]) => [key, valueText(key, value, language)] as const)
  return { ...about, ...Object.fromEntries(entries) }
}

/** What is listed below the body: the channels of campaign news, or what a digest tells of. */
const pointsOf = (
  content: MessageContent,
  language: string,
  translate: TranslateMessage,
): ReadonlyArray<ChannelPoint> => {
  if (content.template === "campaignNews") return channelPoints(content, language, translate)
  if (content.template !== "digest") return []
  return content.items.map(({ title, text }) => ({ title, lines: [{ label: "", text }] }))
}

/** Writes a message in one language: the text that its facts take, with the lines, code and link that its kind declares. */
export const messageWords = (
  content: MessageContent,
  portal: Portal,
  language: string,
  translate: TranslateMessage,
): MessageWords => {
  const values = valuesOf(content, portal, language, translate)
  const { lines = [], code } = ruleOfMessage(content.template)
  const variant = textOfMessage(content)
  const say = (part: string): string => translate(`${variant}.${part}`, language, values)
  return {
    language: language.replace("_", "-"),
    direction: isRightToLeft(language) ? "rtl" : "ltr",
    subject: say("subject"),
    heading: say("heading"),
    body: say("body"),
    short: say("short"),
    facts: lines.map((fact) => ({ label: say(`facts.${fact}`), text: String(values[fact] ?? "") })),
    points: pointsOf(content, language, translate),
    footer: translate("footer", language, values),
    ...(code !== undefined && { code: String(values[code] ?? "") }),
    ...(content.template === "digest" && { ending: { label: say("end"), link: content.choicesLink } }),
    ...("link" in content && { action: { label: say("action"), link: content.link } }),
  }
}
