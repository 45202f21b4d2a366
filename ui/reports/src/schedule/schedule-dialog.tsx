import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import { type ComponentProps, type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./schedule.module.css"

export interface ScheduleDialogProps {
  readonly isNew: boolean
  readonly form: {
    readonly props: ComponentProps<"form">
    readonly failure: unknown
    readonly isPending: boolean
    readonly submit: () => Promise<boolean>
  }
  /** What would leave, once somebody asks to see it. */
  readonly preview: ReactNode
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** The dialog in which a regular report is made or changed. */
export const ScheduleDialog = ({ isNew, form, preview, onClose, children }: ScheduleDialogProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t(`reportMails:form.${isNew ? "new" : "change"}`)}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={() => setPreviewed(true)}>
            {t("reportMails:form.preview")}
          </Button>
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        </>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        {children}
        {isPreviewed ? preview : null}
      </form>
    </Dialog>
  )
}
