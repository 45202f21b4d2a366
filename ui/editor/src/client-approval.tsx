import { ShowEditToClient } from "@application/campaigns/contract"
import type { CampaignEditState } from "@application/campaigns/contract"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { EditKeeper } from "./edit-keeper.ts"
import styles from "./editor.module.css"
import type { OfCampaign } from "./use-edit-keeper.ts"

export interface ClientApprovalProps {
  readonly standing: NonNullable<CampaignEditState["approval"]>
  readonly ofCampaign: OfCampaign
  /** Secret of the campaign's summary. */
  readonly encodedId: string
  readonly keeper: EditKeeper
  readonly isDisabled: boolean
}

/** How far the client's approval of the change is, and the way to ask for it. */
export const ClientApproval = ({ standing, ofCampaign, encodedId, keeper, isDisabled }: ClientApprovalProps) => {
  const { t } = useTranslation(["editor", "common", "failures"])
  const [shown, show] = useCommand(ShowEditToClient, { revalidate: false })
  const isWaiting = standing === "Sent" || standing === "Viewed" || standing === "PartlyApproved"
  const showNow = async () => {
    if (!(await keeper.flush())) return
    const { edit } = keeper.state()
    const outcome = await show(ofCampaign)
    if (outcome?.status === "succeeded") keeper.adopt(outcome.output, edit)
  }
  return (
    <Panel title={t("editor:approval.title")} description={t("editor:approval.text")}>
      <p role="status">{t(`editor:approval.standing.${standing}`)}</p>
      <FailureNotice failure={failureIn(shown)} />
      <div className={styles["row"]}>
        {standing === "Approved" ? null : (
          <Button
            kind={isWaiting ? "secondary" : "primary"}
            isDisabled={isDisabled}
            isPending={shown.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void showNow()}
          >
            {t(isWaiting ? "editor:approval.again" : "editor:approval.show")}
          </Button>
        )}
        {standing === "NotAsked" ? null : (
          <NavButton kind="quiet" to={`/s/${encodedId}`}>
            {t("editor:approval.summary")}
          </NavButton>
        )}
      </div>
    </Panel>
  )
}
