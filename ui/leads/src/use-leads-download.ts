import { type Lead, leadsCsv, leadSuccessKeys } from "@domain/insights"
import { useTranslation } from "react-i18next"
import { toastSuccess } from "@ui/shared/app-toasts"
import { saveFile } from "@ui/shared/save-file"
import type { Format } from "@ui/shared/use-format"

/** Saves the shown leads as a file. Spec: states, 'Leads downloaded successfully'. */
export const useLeadsDownload = (format: Format) => {
  const { t } = useTranslation(["app", "common"])
  return (leads: ReadonlyArray<Lead>): void => {
    const text = leadsCsv(leads, {
      headOf: (column) => t(`app:leads.field.${column}`),
      statusOf: (status) => t(`app:leads.status.${status}`),
      momentOf: format.moment,
    })
    saveFile(`${t("app:leads.file")}.csv`, text, "text/csv")
    toastSuccess(t(`common:${leadSuccessKeys.downloaded}`))
  }
}
