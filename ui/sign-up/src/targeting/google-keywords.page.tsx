import { SuggestKeywords } from "@application/campaigns/contract"
import { isSkipped, targetingTurns } from "@domain/launch"
import { fewestKeywords } from "@domain/validation"
import { TagInput } from "@ui/kit/tag-input"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { checkKeywords, firstKeywords, withKeywords } from "./keyword-choice.ts"
import { KeywordIdeas } from "./keyword-ideas.tsx"
import styles from "../parts/layout.module.css"
import { ReadState } from "../parts/read-state.tsx"
import { useChannelSteps } from "./use-channel-steps.ts"
import { useFieldText } from "../parts/use-field-text.ts"
import { useRead } from "@ui/container"

/** What people search for when the search ad appears: at least ten keywords. Spec: screens, googleKeywords. */
const GoogleKeywords = () => {
  const { t } = useTranslation(["launch", "common", "failures", "kit"])
  const { details, change, flow } = useLaunchPage("googleKeywords")
  const { forward, back } = useChannelSteps("googleKeywords")
  const fieldText = useFieldText()
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<ReadonlyArray<string>>([])
  const read = useRead(SuggestKeywords, details === undefined ? undefined : { sessionId: details.sessionId })
  const chosen = details?.targeting.keywords ?? []
  const { valid, missing } = checkKeywords(chosen)
  const set = (keywords: ReadonlyArray<string>) => {
    setAsked(false)
    change({ targeting: { keywords: checkKeywords(keywords).valid.slice(0, 100) } })
  }

  // Ideas stand chosen until somebody chooses otherwise; an emptied list stays empty.
  const isUnanswered = details !== undefined && details.targeting.keywords === undefined
  const ideas = read.output
  useEffect(() => {
    if (isUnanswered && ideas !== undefined) change({ targeting: { keywords: firstKeywords(ideas) } })
  }, [change, ideas, isUnanswered])

  const hasNothingToAsk =
    details?.targeting.channels !== undefined &&
    isSkipped(details.flavour, "googleKeywords", targetingTurns(details.targeting.channels))
  useEffect(() => {
    if (hasNothingToAsk) void forward({ replace: true })
  }, [forward, hasNothingToAsk])

  const proceed = async () => {
    const check = checkKeywords(flow.state().details?.targeting.keywords ?? [])
    setAsked(true)
    if (check.missing > 0) {
      document.querySelector<HTMLInputElement>("#launch-page input[type=text]")?.focus()
      return false
    }
    change({ targeting: { keywords: check.valid } })
    return forward()
  }

  const problem =
    refused.length > 0
      ? `${fieldText({ key: "validation.keywordInvalid" })} (${refused.join(", ")})`
      : isAsked && missing > 0
        ? fieldText({ key: "validation.keywordsTooFew", params: { least: fewestKeywords } })
        : undefined

  return (
    <LaunchPageFrame
      page="googleKeywords"
      {...back}
      onContinue={proceed}
      isContinueDisabled={isUnanswered && read.isLoading}
    >
      <div className={styles["stack"]}>
        <TagInput
          label={t("launch:keywords.own")}
          hint={t("launch:keywords.ownHelp")}
          error={problem}
          value={chosen}
          onChange={(tags) => {
            const added = tags.filter((tag) => !chosen.includes(tag))
            const { chosen: next, refused: wrong } = withKeywords(
              chosen.filter((keyword) => tags.includes(keyword)),
              added,
            )
            setRefused(wrong)
            set(next)
          }}
          addLabel={t("kit:tags.add")}
          removeLabel={(tag) => t("kit:tags.remove", { tag })}
          removedText={(tag) => t("kit:tags.removed", { tag })}
          undoLabel={t("kit:tags.undo")}
          listLabel={t("launch:keywords.chosen")}
          foot={
            <p className={styles["soft"]} role="status">
              {missing > 0
                ? t("launch:keywords.counter", { chosen: valid.length, least: fewestKeywords })
                : t("launch:keywords.enough", { count: valid.length })}
            </p>
          }
        />
        <ReadState read={read} failedTitle={t("launch:keywords.failed")} lines={8} />
        {read.output === undefined || isUnanswered ? null : (
          <KeywordIdeas ideas={read.output} chosen={chosen} onChange={set} />
        )}
      </div>
    </LaunchPageFrame>
  )
}

export default GoogleKeywords
