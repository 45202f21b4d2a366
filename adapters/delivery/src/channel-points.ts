import type { ChannelReport, ReviewNews } from "@domain/campaigns"
import { truncateText } from "@domain/kernel"
import type { TranslateMessage } from "./delivery-options.ts"

/** How one channel stands: a line of its own, and what is to be said about it below. */
export interface ChannelPoint {
  readonly title: string
  readonly lines: ReadonlyArray<{ readonly label: string; readonly text: string }>
}

/** A network's reason may be a paragraph, but is no letter of its own. */
const reasonLength = 600

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim()

/** How each channel of a campaign stands, with a refused one's reason and what to do about it. */
export const channelPoints = (
  { channels }: ReviewNews,
  language: string,
  translate: TranslateMessage,
): ReadonlyArray<ChannelPoint> =>
  channels.map(({ channel, status, reason, remedy }) => {
    const say = (key: string): string => translate(key, language, {})
    const given = oneLine(reason ?? "")
    const cause = given === "" ? say("review.noReason") : truncateText(given, reasonLength)
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

/** Where the campaign is live and where it was refused, as a sentence says it: "on Google search". */
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
