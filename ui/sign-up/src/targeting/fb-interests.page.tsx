import { SearchInterests } from "@application/campaigns/contract"
import type { Interest } from "@domain/campaigns"
import { isSkipped, targetingTurns } from "@domain/launch"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { InterestList } from "./interest-list.tsx"
import { InterestSearch } from "./interest-search.tsx"
import styles from "../parts/layout.module.css"
import { ReadState } from "../parts/read-state.tsx"
import { UndoableChips } from "./undoable-chips.tsx"
import { useChannelSteps } from "./use-channel-steps.ts"
import { useRead } from "@ui/container"

const mostInterests = 50

/** Interests of the people who see the social ads; optional. Spec: screens, fbInterests. */
const FbInterests = () => {
  const { t } = useTranslation(["launch", "common", "failures", "kit"])
  const { details, change } = useLaunchPage("fbInterests")
  const { forward, back } = useChannelSteps("fbInterests")
  const read = useRead(SearchInterests, details === undefined ? undefined : { sessionId: details.sessionId })
  const chosen = details?.targeting.interests ?? []
  const set = (interests: ReadonlyArray<Interest>) =>
    change({ targeting: { interests: interests.slice(0, mostInterests) } })

  const hasNothingToAsk =
    details?.targeting.channels !== undefined &&
    isSkipped(details.flavour, "fbInterests", targetingTurns(details.targeting.channels))
  useEffect(() => {
    if (hasNothingToAsk) void forward({ replace: true })
  }, [forward, hasNothingToAsk])

  return (
    <LaunchPageFrame
      page="fbInterests"
      {...back}
      onContinue={() => forward()}
      {...(chosen.length === 0 && { continueLabel: t("launch:interests.without") })}
    >
      <div className={styles["stack"]}>
        <div className={styles["tight"]}>
          <InterestSearch
            sessionId={details?.sessionId}
            onInterest={(interest) => {
              if (!chosen.some(({ id }) => id === interest.id)) set([...chosen, interest])
            }}
          />
          <UndoableChips
            label={t("launch:interests.chosen")}
            items={chosen}
            textOf={({ name }) => name}
            onChange={set}
            empty={t("launch:interests.none")}
          />
        </div>
        <ReadState read={read} failedTitle={t("launch:interests.failed")} lines={6} />
        {read.output === undefined || read.output.length === 0 ? null : (
          <InterestList interests={read.output} chosen={chosen} onChange={set} />
        )}
      </div>
    </LaunchPageFrame>
  )
}

export default FbInterests
