import type { Lead } from "@domain/insights"
import { useTranslation } from "react-i18next"
import { toastSuccess } from "../app/app-toasts.ts"
import type { Format } from "../app/use-format.ts"
import { csvOf } from "./leads-csv.ts"

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
    const fields = ["name", "mobile", "email", "city", "service", "status", "submitted", "campaign"] as const
    const rows = leads.map((lead) => [
      lead.name,
      lead.mobileNumber ?? "",
      lead.email ?? "",
      lead.city ?? "",
      lead.serviceNeeded ?? "",
      t(`app:leads.status.${lead.status}`),
      format.moment(lead.submittedOn),
      lead.campaignName,
    ])
    save(`${t("app:leads.file")}.csv`, csvOf([fields.map((field) => t(`app:leads.field.${field}`)), ...rows]))
    toastSuccess(t("common:success.leadsDownloaded"))
  }
}
