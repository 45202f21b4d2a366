import { afterLogOut } from "@domain/identity"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { usePortal, useSession } from "../frame/index.ts"
import { useLaunchFlow } from "../launch/index.ts"

/** Asks before signing out; then the session and this device's draft are gone, and the pages speak English, where the portal offers it. Spec: states, logout. */
export const LogOutDialog = ({
  isOpen,
  onClose,
  onLeaving,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Told before the session ends, so that its end is not taken for an expiry. */
  readonly onLeaving?: () => void
}) => {
  const { t } = useTranslation(["app", "common"])
  const { setLanguage } = usePortal()
  const session = useSession()
  const flow = useLaunchFlow()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    onLeaving?.()
    flow.forget()
    await session.logOut()
    setLanguage(afterLogOut.language)
    await navigate(afterLogOut.to, { replace: true })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("common:confirm.logOut")}
      confirmLabel={t("app:frame.yes")}
      cancelLabel={t("app:frame.no")}
      pendingLabel={t("app:frame.loggingOut")}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void leave()}
    />
  )
}
