import type { Feed } from "@application/businesses/contract"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { type FeedTimings, sourceOf } from "./read-feeds.ts"

/** When a feed is read next, in words with its zone. */
export const useNextReading = () => {
  const { t } = useTranslation("feeds")
  const momentIn = useMomentIn()
  return useCallback(
    (feed: Feed, schedules: FeedTimings) => {
      const source = sourceOf(feed)
      if (source !== "address") return t(`feeds:next.${source}`)
      const timing = schedules.find(({ feedId }) => feedId === feed.id)
      return timing?.nextAt === undefined
        ? t("feeds:next.off")
        : t("feeds:next.at", { moment: momentIn(timing.nextAt, timing.timeZone) })
    },
    [t, momentIn],
  )
}
