import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { LeavePrompt, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"

export interface FormDialogProps {
  readonly form: Parameters<typeof useLeaveQuestion>[0] & { readonly failure: unknown; readonly props: object }
  readonly title: string
  readonly saveLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog; whatever closes it asks first while something is unsaved. */
export const FormDialog = ({ form, title, saveLabel, onClose, children }: FormDialogProps) => {
  const { t } = useTranslation("common")
  const { leave, question } = useLeaveQuestion(form)
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        title={title}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button kind="secondary" onPress={() => leave(onClose)}>
              {t("common:action.cancel")}
            </Button>
            <Button
              isPending={form.isPending}
              pendingLabel={t("common:state.saving")}
              onPress={() => void form.submit()}
            >
              {saveLabel}
            </Button>
          </>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          {children}
          <LeavePrompt form={form} about="feed" />
        </form>
      </Dialog>
      {question}
    </>
  )
}
