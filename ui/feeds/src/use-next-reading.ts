import type { Feed } from "@application/businesses/contract"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { type FeedTimings, sourceOf } from "./read-feeds.ts"

/** When a feed is read next, in words with its zone; `isNamed` says that the words before name it. */
export const useNextReading = () => {
  const { t } = useTranslation("feeds")
  const momentIn = useMomentIn()
  return useCallback(
    (feed: Feed, schedules: FeedTimings, isNamed = false) => {
      const source = sourceOf(feed)
      if (source !== "address") return t(`feeds:next.${source}`)
      const timing = schedules.find(({ feedId }) => feedId === feed.id)
      if (timing?.nextAt === undefined) return t("feeds:next.off")
      const moment = momentIn(timing.nextAt, timing.timeZone)
      return isNamed ? moment : t("feeds:next.at", { moment })
    },
    [t, momentIn],
  )
}
