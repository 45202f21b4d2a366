import { EndPortalUserSignIns } from "@application/identity/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { useTranslation } from "react-i18next"
import { nameOf, type TeamMember } from "./team-member.ts"

export interface EndSignInsDialogProps {
  readonly portalId: PortalId
  readonly user: TeamMember
  /** Whether it is whoever reads, whose present sign-in stays. */
  readonly isOwn: boolean
  readonly onClose: () => void
}

/** Asks before somebody is signed out everywhere. */
export const EndSignInsDialog = ({ portalId, user, isOwn, onClose }: EndSignInsDialogProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const [ended, end] = useCommand(EndPortalUserSignIns, { revalidate: false })
  const name = nameOf(user)
  const confirm = async () => {
    const outcome = await end({ portalId, userId: user.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalDesk:people.ended", { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isPending={ended.status === "pending"}
      title={t("portalDesk:people.endTitle", { name })}
      confirmLabel={t("portalDesk:people.end")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <LoginFailureNotice state={ended} />
      {t(isOwn ? "portalDesk:people.endOwnText" : "portalDesk:people.endText")}
    </ConfirmDialog>
  )
}
