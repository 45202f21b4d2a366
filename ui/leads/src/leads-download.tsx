import type { LeadFileFormat } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import type { Format } from "@ui/shared/use-format"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"
import type { LeadsFile } from "./use-leads-download.ts"

const formats: ReadonlyArray<LeadFileFormat> = ["csv", "xlsx"]

/** Kilobytes and megabytes of the reader's language; a tenth of a megabyte is news enough. */
const sizeOf = (bytes: number, format: Format): string =>
  bytes < 100_000
    ? format.number(Math.ceil(bytes / 1_000), { style: "unit", unit: "kilobyte" })
    : format.number(bytes / 1_000_000, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })

export interface LeadsDownloadProps {
  readonly download: LeadsFile
  readonly format: Format
  readonly isDisabled: boolean
}

/** All leads as a CSV or Excel file; while it comes, how much of it is here and a way to stop. */
export const LeadsDownload = ({ download: { state, start, cancel }, format, isDisabled }: LeadsDownloadProps) => {
  const { t } = useTranslation(["common", "leads"])
  if (state.status === "pending")
    return (
      <div className={styles["downloading"]}>
        <span role="status">{t("leads:downloading", { size: sizeOf(state.bytes, format) })}</span>
        <Button kind="secondary" size="small" onPress={cancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    )
  return (
    <Menu
      label={t("leads:download")}
      trigger={
        <Button kind="secondary" size="small" icon={<Download aria-hidden />} isDisabled={isDisabled}>
          {t("leads:download")}
        </Button>
      }
      actions={formats.map((id) => ({ id, label: t(`leads:downloadAs.${id}`) }))}
      onAction={(id) => {
        const chosen = formats.find((known) => known === id)
        if (chosen !== undefined) void start(chosen)
      }}
    />
  )
}
