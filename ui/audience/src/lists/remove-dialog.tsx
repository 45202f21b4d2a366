import { RemoveCustomerList } from "@application/audiences/contract"
import { useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./lists.module.css"
import type { OfListProps } from "./of-list.ts"

/** Asks before a list is removed, and says what goes with it. */
export const RemoveDialog = ({ businessProfileId, answer, list, uses, onClose, onDone }: OfListProps) => {
  const { t } = useTranslation(["customerLists", "common"])
  const [state, remove] = useCommand(RemoveCustomerList, { revalidate: false })
  const likes = answer.lists.filter(({ lookalike }) => lookalike?.sourceId === list.id).length
  const { name } = list
  const confirm = async () => {
    const outcome = await remove({ businessProfileId, listId: list.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("customerLists:remove.done", { name }))
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t("customerLists:remove.title", { name })}
      confirmLabel={t("common:action.remove")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={state.status === "pending"}
      isDangerous
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles["form"]}>
        {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
        {state.status === "broken" ? <FailureNotice failure={state.error} /> : null}
        <p>{t(list.visitors === undefined ? "customerLists:remove.text" : "customerLists:visitors.removeText")}</p>
        {likes === 0 ? null : <p>{t("customerLists:remove.likes", { count: likes })}</p>}
        {uses === undefined ? <p className={styles["quiet"]}>{t("customerLists:remove.usesUnknown")}</p> : null}
        {uses === undefined || uses.length === 0 ? null : (
          <>
            <p>{t("customerLists:remove.uses")}</p>
            <ul>
              {uses.map((use, place) => (
                // Campaigns may have the same name.
                <li key={`${place} ${use}`}>
                  <bdi>{use}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}
