import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import type { BulkQuestion, RowAct } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { ListedCampaign } from "./read-campaigns.ts"

export interface ResumeDialogProps extends BulkQuestion<ListedCampaign> {
  readonly act: RowAct<ListedCampaign> & Required<Pick<RowAct<ListedCampaign>, "fits">>
}

/** Asks before several campaigns go on, which takes what their pauses gave back from the wallet again. */
export const ResumeDialog = ({ rows, act, onAnswer, onClose }: ResumeDialogProps) => {
  const { t } = useTranslation(["app", "common", "campaigns"])
  const format = useFormat()
  const resumed = rows.filter(act.fits)
  const total = resumed.reduce((sum, { returned }) => sum + (returned?.total ?? 0), 0)
  const currency = resumed[0]?.budget?.currency ?? "INR"
  return (
    <ConfirmDialog
      isOpen
      title={t("campaigns:bulk.resume", { count: resumed.length })}
      confirmLabel={t("app:campaigns.move.resume")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      isPending={false}
      onCancel={onClose}
      onConfirm={() => onAnswer(act)}
    >
      <p>
        {total === 0
          ? t("campaigns:bulk.resumeText")
          : t("campaigns:bulk.resumeTaking", { total: format.money(total, currency) })}
      </p>
    </ConfirmDialog>
  )
}
