import { type Lead, leadsCsv, leadSuccessKeys } from "@domain/insights"
import { useTranslation } from "react-i18next"
import { toastSuccess } from "@ui/shared/app-toasts"
import type { Format } from "@ui/shared/use-format"

const save = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Saves the shown leads as a file. Spec: states, 'Leads downloaded successfully'. */
export const useLeadsDownload = (format: Format) => {
  const { t } = useTranslation(["app", "common"])
  return (leads: ReadonlyArray<Lead>): void => {
    const text = leadsCsv(leads, {
      headOf: (column) => t(`app:leads.field.${column}`),
      statusOf: (status) => t(`app:leads.status.${status}`),
      momentOf: format.moment,
    })
    save(`${t("app:leads.file")}.csv`, text)
    toastSuccess(t(`common:${leadSuccessKeys.downloaded}`))
  }
}
