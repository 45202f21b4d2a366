import { GetReviewDecision, JudgeReviewDecision, type MadeReview } from "@application/campaigns/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Skeleton } from "@ui/kit/skeleton"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { ReviewedAds } from "./reviewed-ads.tsx"
import { useMadeFacts } from "./use-made-facts.ts"

/** How many characters a note may have. */
const noteLength = 600

export interface SecondLookDialogProps {
  readonly portalId: PortalId
  readonly made: MadeReview
  readonly onClose: () => void
  readonly onJudged: () => void
}

/** The ads of an approval, and whether a second person would have approved them too. */
export const SecondLookDialog = ({ portalId, made, onClose, onJudged }: SecondLookDialogProps) => {
  const { t } = useTranslation(["portalReviews", "common"])
  const factsOf = useMadeFacts()
  const [note, setNote] = useState("")
  const { output, failure } = useRead(GetReviewDecision, { portalId, reviewDecisionId: made.id })
  const [state, judge] = useCommand(JudgeReviewDecision, { revalidate: false })
  const isPending = state.status === "pending"
  const send = async (agrees: boolean) => {
    const words = note.trim()
    const outcome = await judge({
      portalId,
      reviewDecisionId: made.id,
      agrees,
      ...(words !== "" && { note: words }),
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`portalReviews:sample.done.${agrees ? "agreed" : "disagreed"}`))
    onJudged()
  }
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t("portalReviews:sample.question", { name: made.campaignName })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" isDisabled={isPending} onPress={() => void send(false)}>
            {t("portalReviews:sample.disagree")}
          </Button>
          <Button isPending={isPending} pendingLabel={t("common:state.saving")} onPress={() => void send(true)}>
            {t("portalReviews:sample.agree")}
          </Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <LoginFailureNotice state={state} />
        <FailureNotice failure={failure} />
        <p className={styles["quiet"]}>{factsOf(made).join(" · ")}</p>
        {output === undefined ? (
          failure === undefined ? (
            <Skeleton shape="box" height="16rem" />
          ) : null
        ) : output.ads.length === 0 ? (
          <p>{t("portalReviews:sample.noAds")}</p>
        ) : (
          <Suspense fallback={<Skeleton shape="box" height="16rem" />}>
            <ReviewedAds ads={output.ads} />
          </Suspense>
        )}
        <TextArea
          label={t("portalReviews:sample.note")}
          hint={t("portalReviews:sample.noteHint")}
          maxLength={noteLength}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  )
}
