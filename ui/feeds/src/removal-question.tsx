import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { FailureNotice } from "@ui/shared/frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"

export interface RemovalQuestionProps {
  /** Name of what is removed. */
  readonly name: string
  /** Words on the button that removes; the usual word without them. */
  readonly confirmLabel?: string
  readonly isPending: boolean
  readonly failure: unknown
  readonly onConfirm: () => Promise<void>
  readonly onCancel: () => void
  /** What the removal touches. */
  readonly children: ReactNode
}

/** The question before a feed or a catalogue is removed. */
export const RemovalQuestion = ({
  name,
  confirmLabel,
  isPending,
  failure,
  onConfirm,
  onCancel,
  children,
}: RemovalQuestionProps) => {
  const { t } = useTranslation(["feeds", "common"])
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("feeds:remove.title", { name })}
      confirmLabel={confirmLabel ?? t("feeds:remove.action")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onCancel}
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failure} />
        {children}
      </div>
    </ConfirmDialog>
  )
}
