import { type ShownDeletion, UndoBusinessDeletion } from "@application/identity/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { toastSuccess } from "../app/app-toasts.ts"
import { LoginFailureNotice } from "../app/login-failure-notice.tsx"
import panel from "../app/panel.module.css"
import { useFormat } from "../app/use-format.ts"
import { useMay } from "../app/use-may.ts"
import { presentTime, usePortal, useSession } from "../frame/index.ts"
import { DeletionObstacles } from "./deletion-plan.tsx"

export interface WaitingDeletionProps {
  readonly business: { readonly id: BusinessProfileId; readonly name: string }
  readonly deletion: ShownDeletion
  readonly onKept: () => void
}

/** When a business will be erased, what that waits for, and one press to keep it for whoever may. */
export const WaitingDeletion = ({ business: { id, name }, deletion, onKept }: WaitingDeletionProps) => {
  const { t } = useTranslation(["deletion", "common"])
  const { portal } = usePortal()
  const format = useFormat()
  const session = useSession()
  const may = useMay()
  const [undoing, undo] = useCommand(UndoBusinessDeletion, { revalidate: false })
  const { erasesAt, isByPortal, reason = "", mayTakeBack, obstacles } = deletion
  const isLate = erasesAt <= presentTime()
  const keep = async () => {
    const outcome = await undo({ businessProfileId: id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("deletion:waiting.undone", { business: name }))
    await session.renew()
    onKept()
  }
  const act =
    mayTakeBack && may("deleteBusiness") ? (
      <Button
        kind="secondary"
        size="small"
        isPending={undoing.status === "pending"}
        pendingLabel={t("common:state.saving")}
        onPress={() => void keep()}
      >
        {t("deletion:waiting.undo", { business: name })}
      </Button>
    ) : undefined
  return (
    <div className={panel["stack"]}>
      <LoginFailureNotice state={undoing} />
      <Banner
        tone="warning"
        title={
          isLate
            ? t("deletion:waiting.late", { business: name })
            : t("deletion:waiting.title", { business: name, day: format.dayOf(erasesAt) })
        }
        action={act}
      >
        {isByPortal
          ? t("deletion:waiting.portal", { portal: portal.title, reason })
          : t(isLate ? "deletion:waiting.ownerLate" : "deletion:waiting.owner")}
      </Banner>
      <DeletionObstacles obstacles={obstacles} />
    </div>
  )
}
