import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useTranslation } from "react-i18next"
import type { ReportAct } from "./report-acts.tsx"

export interface AskReportDialogProps {
  /** The act that was pressed, with the name of its report. */
  readonly asked: { readonly act: ReportAct; readonly report: { readonly name: string } } | undefined
  /** What a deletion takes away, where it differs from one business's report. */
  readonly deleteText?: string
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a report is deleted or its link ends; other acts are not asked about. */
export const AskReportDialog = ({ asked, deleteText, isPending, onConfirm, onCancel }: AskReportDialogProps) => {
  const { t } = useTranslation(["reports", "common"])
  const question = asked?.act === "delete" || asked?.act === "unshare" ? asked.act : undefined
  const text = question === undefined ? null : t(`reports:ask.${question}.text`)
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      isDangerous
      isPending={isPending}
      title={question === undefined ? "" : t(`reports:ask.${question}.title`, { name: asked?.report.name ?? "" })}
      confirmLabel={question === undefined ? "" : t(`reports:ask.${question}.confirm`)}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {question === "delete" ? (deleteText ?? text) : text}
    </ConfirmDialog>
  )
}
