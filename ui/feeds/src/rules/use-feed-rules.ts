import { GetFeedRules, ProcessFeed, SaveFeedRules } from "@application/businesses/contract"
import { feedRuleFailures, FeedRules } from "@domain/businesses"
import { DifferenceStale } from "@domain/errors"
import type { BusinessProfileId, ProductFeedId } from "@domain/kernel"
import { failureIn, type OutputOf, useCommand } from "@ui/container"
import { toastNews, toastSuccess } from "@ui/shared/app-toasts"
import { Option, Schema } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"

export interface FeedOfProfile {
  readonly businessProfileId: BusinessProfileId
  readonly feedId: ProductFeedId
}

/** What was kept by somebody else while these rules were typed. */
export interface NewerRules extends FeedRules {
  readonly version: number
}

const onlyRules = ({ productMaps, rules }: FeedRules): FeedRules => ({ productMaps, rules })

/** The maps and rules of a feed as they are typed, over the version that they began from, and how they are saved. */
export const useFeedRules = (feed: FeedOfProfile, kept: OutputOf<typeof GetFeedRules>, onReading = () => {}) => {
  const { t } = useTranslation("feedRules")
  const [begun, setBegun] = useState<FeedRules>(() => onlyRules(kept))
  const [version, setVersion] = useState(kept.version)
  const [typed, setTyped] = useState<FeedRules>(begun)
  const [isTried, setTried] = useState(false)
  const [newer, setNewer] = useState<NewerRules>()
  const [state, run, reset] = useCommand(SaveFeedRules, { revalidate: false })
  const [reading, process] = useCommand(ProcessFeed, { revalidate: false })
  const isDirty = JSON.stringify(typed) !== JSON.stringify(begun)
  const hasFailures = typed.rules.some((rule) => Object.keys(feedRuleFailures(rule, kept.currency)).length > 0)

  const begin = (next: FeedRules, nextVersion: number) => {
    setBegun(onlyRules(next))
    setVersion(nextVersion)
    setTried(false)
    setNewer(undefined)
    reset()
  }
  const save = async (): Promise<boolean> => {
    setTried(true)
    if (hasFailures) return false
    const outcome = await run({ ...feed, version, ...typed })
    if (outcome?.status === "succeeded") {
      begin(typed, outcome.output.version)
      toastSuccess(t("saved"))
      return true
    }
    if (outcome?.status === "failed" && outcome.failure instanceof DifferenceStale) {
      const current = Schema.decodeUnknownOption(FeedRules)(outcome.failure.current)
      if (Option.isSome(current)) {
        setNewer({ ...current.value, version: outcome.failure.revision })
        reset()
      }
    }
    return false
  }
  const applyNow = async () => {
    const outcome = await process(feed)
    if (outcome?.status !== "succeeded") return
    // A reading that is under way began with the rules of before.
    if (outcome.output.status === "InProgress") toastNews(t("readingEarlier"))
    else toastSuccess(t("reading"))
    onReading()
  }
  return {
    typed,
    begun,
    isDirty,
    isTried,
    hasFailures,
    newer,
    isPending: state.status === "pending",
    isApplying: reading.status === "pending",
    failure: failureIn(state) ?? failureIn(reading),
    change: (part: Partial<FeedRules>) => {
      setTyped((before) => ({ ...before, ...part }))
      if (state.status !== "pending") reset()
    },
    save,
    applyNow,
    discard: () => {
      setTyped(begun)
      setTried(false)
      reset()
    },
    /** Goes on with what is typed, over the newer version, which the next save replaces. */
    keepMine: () => {
      if (newer !== undefined) begin(newer, newer.version)
    },
    takeNewer: () => {
      if (newer === undefined) return
      setTyped(onlyRules(newer))
      begin(newer, newer.version)
    },
  }
}
/** What `useFeedRules` answers. */
export type FeedRulesForm = ReturnType<typeof useFeedRules>
