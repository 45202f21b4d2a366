import { RestorePlanRevision } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"

export interface RestoreVersionProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly revision: number
  /** The revision's number in the reader's digits. */
  readonly number: string
}

/** Begins a change with an earlier version after a question, since a change that was not sent is replaced, and leads to the editor. */
export const RestoreVersion = ({ campaign: { id, businessProfileId }, revision, number }: RestoreVersionProps) => {
  const { t } = useTranslation(["app", "common"])
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [state, restore, reset] = useCommand(RestorePlanRevision, { revalidate: false })
  const failure = failureIn(state)
  const restoreNow = async () => {
    const outcome = await restore({ businessProfileId, campaignId: id, revision })
    if (outcome?.status === "succeeded") await navigate(`/app/${businessProfileId}/editCampaign/${id}?step=review`)
  }
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        flush="start"
        aria-label={t("app:campaigns.versions.restoreOf", { number })}
        onPress={() => setAsked(true)}
      >
        {t("app:campaigns.versions.restore")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("app:campaigns.versions.ask.title", { number })}
        confirmLabel={t("app:campaigns.versions.restore")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={state.status === "pending"}
        onCancel={() => {
          setAsked(false)
          reset()
        }}
        onConfirm={() => void restoreNow()}
      >
        <FailureNotice failure={failure} />
        <p>{t("app:campaigns.versions.ask.text")}</p>
      </ConfirmDialog>
    </>
  )
}
