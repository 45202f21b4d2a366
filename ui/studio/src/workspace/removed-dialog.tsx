import { ListRemovedDesigns, RestoreDesign } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Unread } from "@ui/shared/unread"
import { useTranslation } from "react-i18next"
import styles from "./workspace.module.css"

export interface RemovedDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly onClose: () => void
}

/** Designs that were removed in the last thirty days, each with its way back. */
export const RemovedDialog = ({ businessProfileId, onClose }: RemovedDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const { output: designs, failure, retry } = useRead(ListRemovedDesigns, { businessProfileId })
  const [restoring, restore] = useCommand(RestoreDesign)
  const bringBack = async (designId: Parameters<typeof restore>[0]["designId"]) => {
    const outcome = await restore({ businessProfileId, designId })
    if (outcome?.status === "succeeded") retry()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("studio:removed.title")} closeLabel={t("common:action.close")}>
      <div className={styles["stack"]}>
        <p className={styles["quiet"]}>{t("studio:removed.lead")}</p>
        <FailureNotice failure={failureIn(restoring)} />
        {failure !== undefined || designs === undefined ? (
          <Unread level={3} height="6rem" isFailed={failure !== undefined} onRetry={retry} />
        ) : designs.length === 0 ? (
          <p>{t("studio:removed.none")}</p>
        ) : (
          <ul className={styles["colours"]}>
            {designs.map(({ id, name, removedAt }) => (
              <li key={id} className={styles["foot"]}>
                <span className={styles["words"]}>
                  <bdi className={styles["name"]}>{name}</bdi>
                  <span className={styles["quiet"]}>{t("studio:removed.day", { day: format.dayOf(removedAt) })}</span>
                </span>
                <Button
                  kind="secondary"
                  size="small"
                  isPending={restoring.status === "pending"}
                  pendingLabel={t("common:state.saving")}
                  onPress={() => void bringBack(id)}
                >
                  {t("studio:removed.back")}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
