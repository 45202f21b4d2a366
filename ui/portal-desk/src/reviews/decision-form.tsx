import { DecideCampaignReview, type GetCampaignReview } from "@application/campaigns/contract"
import type { OutputOf } from "@application/kernel"
import { type ReviewDecision, ReviewReason } from "@domain/campaigns"
import type { PortalId } from "@domain/kernel"
import { translatedLanguages } from "@domain/portals"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { ReasonWords, type TypedWords, usualWords } from "./reason-words.tsx"
import { useTextsIn } from "./use-texts-in.ts"

export interface DecisionFormProps {
  readonly portalId: PortalId
  readonly review: OutputOf<typeof GetCampaignReview>
  /** Somebody else looks at the campaign, so that nothing can be decided. */
  readonly isTaken: boolean
  /** The reader has given the first of two approvals. */
  readonly hasApproved: boolean
  /** Called with whether the campaign waits for nobody any more. */
  readonly onDecided: (isOver: boolean) => void
}

/** Approves a campaign, or sends it back with reasons and with words that the reviewer sees as its owner will. */
export const DecisionForm = ({ portalId, review, isTaken, hasApproved, onDecided }: DecisionFormProps) => {
  const { t } = useTranslation(["portalReviews", "launch", "common"])
  const { portal } = usePortal()
  const codes = translatedLanguages.filter((code) => portal.languages.includes(code))
  const sayIn = useTextsIn(codes, "launch")
  const [reasons, setReasons] = useState<ReadonlyArray<ReviewReason>>([])
  const [typed, setTyped] = useState<TypedWords>({})
  const [isMissing, setMissing] = useState(false)
  const [state, decide] = useCommand(DecideCampaignReview, { revalidate: false })
  const isPending = state.status === "pending"
  const { campaignId, askedAt, name, needsTwo, approvals } = review
  const isFirst = needsTwo && approvals.length === 0

  const send = async (decision: ReviewDecision) => {
    const outcome = await decide({ portalId, campaignId, askedAt, review: decision })
    if (outcome?.status !== "succeeded") return
    const isOver = outcome.output.state !== "Waiting"
    toastSuccess(t(`portalReviews:done.${isOver ? decision.decision : "first"}`, { name }))
    onDecided(isOver)
  }
  const sendBack = () => {
    if (reasons.length === 0) return setMissing(true)
    const isChanged = sayIn !== undefined && Object.keys(typed).length > 0
    const words = codes.flatMap((code) => {
      const text = isChanged ? (typed[code] ?? usualWords(reasons, code, sayIn)).trim() : ""
      return text === "" ? [] : [[code, text] as const]
    })
    void send({ decision: "rejected", reasons, ...(words.length > 0 && { words: Object.fromEntries(words) }) })
  }
  return (
    <Panel title={t("portalReviews:decide.title")} description={t("portalReviews:decide.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={state} />
        {isTaken ? <Banner tone="warning">{t("portalReviews:claim.wait")}</Banner> : null}
        {needsTwo ? (
          <Banner tone="info" title={t("portalReviews:two.badge")}>
            {t(`portalReviews:two.${isFirst ? "none" : hasApproved ? "yours" : "second"}`, {
              name: approvals[0]?.name ?? "",
            })}
          </Banner>
        ) : null}
        <div className={styles["actions"]}>
          <Button
            isDisabled={isTaken || hasApproved}
            isPending={isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => void send({ decision: "approved" })}
          >
            {t(`portalReviews:decide.${isFirst ? "approveFirst" : "approve"}`)}
          </Button>
        </div>
        <CheckboxGroup
          label={t("portalReviews:decide.reasons")}
          hint={t("portalReviews:decide.reasonsHint")}
          error={isMissing && reasons.length === 0 ? t("portalReviews:decide.reasonMissing") : undefined}
          options={ReviewReason.literals.map((id) => ({ id, label: t(`launch:refused.reasons.${id}`) }))}
          value={reasons}
          onChange={(ids) => setReasons(ReviewReason.literals.filter((one) => ids.includes(one)))}
        />
        {reasons.length === 0 || sayIn === undefined ? null : (
          <ReasonWords reasons={reasons} codes={codes} sayIn={sayIn} typed={typed} onType={setTyped} />
        )}
        <div className={styles["actions"]}>
          <Button kind="secondary" isDisabled={isTaken || isPending} onPress={sendBack}>
            {t("portalReviews:decide.reject")}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
