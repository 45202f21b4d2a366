import { DiscardCampaignEdit } from "@application/campaigns/contract"
import { DifferenceStale } from "@domain/errors"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { EditKeeper } from "./edit-keeper.ts"
import type { OfCampaign } from "./use-edit-keeper.ts"

export interface DiscardEditProps {
  readonly ofCampaign: OfCampaign
  readonly keeper: EditKeeper
  readonly onDiscarded: () => void
}

/** Discards all that was changed, after a question. */
export const DiscardEdit = ({ ofCampaign, keeper, onDiscarded }: DiscardEditProps) => {
  const { t } = useTranslation(["editor", "common"])
  const [isAsked, setAsked] = useState(false)
  const [state, discard, reset] = useCommand(DiscardCampaignEdit, { revalidate: false })
  const discardNow = async () => {
    await keeper.flush()
    const { server, edit } = keeper.state()
    const outcome = await discard({ ...ofCampaign, version: server.version })
    if (outcome?.status === "failed" && outcome.failure instanceof DifferenceStale) {
      setAsked(false)
      reset()
      keeper.meet(outcome.failure)
    }
    if (outcome?.status !== "succeeded") return
    setAsked(false)
    onDiscarded()
    keeper.adopt(outcome.output, edit)
  }
  return (
    <>
      <Button kind="quiet" onPress={() => setAsked(true)}>
        {t("editor:discard.action")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous
        title={t("editor:discard.title")}
        confirmLabel={t("editor:discard.action")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={state.status === "pending"}
        onCancel={() => {
          setAsked(false)
          reset()
        }}
        onConfirm={() => void discardNow()}
      >
        <FailureNotice failure={failureIn(state)} />
        <p>{t("editor:discard.text")}</p>
      </ConfirmDialog>
    </>
  )
}
