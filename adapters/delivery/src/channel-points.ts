import { type ChannelReport, type ReviewNews, wordsIn } from "@domain/campaigns"
import { truncateText } from "@domain/kernel"
import type { TranslateMessage } from "./delivery-options.ts"

/** The status of one channel, with details below it. */
export interface ChannelPoint {
  readonly title: string
  readonly lines: ReadonlyArray<{ readonly label: string; readonly text: string }>
}

/** Keeps a long reason from filling the mail. */
const reasonLength = 600

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim()

/** The status of each channel of a campaign, with the reason and next step for a refused one. */
export const channelPoints = (
  { channels }: ReviewNews,
  language: string,
  translate: TranslateMessage,
): ReadonlyArray<ChannelPoint> =>
  channels.map(({ channel, status, reason, reviewReasons = [], reviewWords, remedy }) => {
    const say = (key: string): string => translate(key, language, {})
    const words = reviewReasons.map((one) => say(`review.reasons.${one}`))
    const written = wordsIn(reviewWords, language)
    const reasonText = oneLine(written ?? [...words, reason ?? ""].join(" "))
    const cause = reasonText === "" ? say("review.noReason") : truncateText(reasonText, reasonLength)
    return {
      title: translate("review.channelIs", language, {
        channel: say(`channel.${channel}`),
        status: say(`review.status.${status}`),
      }),
      lines:
        remedy === undefined
          ? []
          : [
              { label: say("review.reason"), text: cause },
              { label: say("review.todo"), text: say(`review.remedy.${remedy}`) },
            ],
    }
  })

/**
 * Names the channels that are live and the channels that were refused, each as part of a sentence: "on Google search".
 */
export const channelPlaces = (
  { channels }: ReviewNews,
  language: string,
  translate: TranslateMessage,
): { readonly live: string; readonly refused: string } => {
  const list = new Intl.ListFormat(language.replace("_", "-"), { type: "unit" })
  const named = (some: ReadonlyArray<ChannelReport>) =>
    list.format(some.map(({ channel }) => translate(`onChannel.${channel}`, language, {})))
  return {
    live: named(channels.filter(({ status }) => status === "Active")),
    refused: named(channels.filter(({ remedy }) => remedy !== undefined)),
  }
}
