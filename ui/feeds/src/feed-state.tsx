import type { Feed } from "@application/businesses/contract"
import { StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import { stateOf } from "./read-feeds.ts"

const marks = {
  never: "draft",
  queued: "waiting",
  reading: "waiting",
  done: "running",
  issues: "paused",
  failed: "attention",
} as const

/** The state of a feed in a word. */
export const FeedState = ({ feed }: { readonly feed: Feed }) => {
  const { t } = useTranslation("feeds")
  const state = stateOf(feed)
  return <StatusBadge status={marks[state]}>{t(`feeds:state.${state}`)}</StatusBadge>
}
