import { type LeadFileFormat } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { type Format, useFormat } from "@ui/shared/use-format"
import { Download } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../leads.module.css"
import type { LeadsFile } from "./use-leads-download.ts"

const formats: ReadonlyArray<LeadFileFormat> = ["csv", "xlsx"]

const ColumnsDialog = lazyPart(async () => (await import("./columns-dialog.tsx")).ColumnsDialog)
const PastDownloads = lazyPart(async () => (await import("./past-downloads.tsx")).PastDownloads)

/** Kilobytes and megabytes of the reader's language; a tenth of a megabyte is news enough. */
const sizeOf = (bytes: number, format: Format): string =>
  bytes < 100_000
    ? format.number(Math.ceil(bytes / 1_000), { style: "unit", unit: "kilobyte" })
    : format.number(bytes / 1_000_000, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })

export interface LeadsDownloadProps {
  readonly businessProfileId: BusinessProfileId
  readonly download: LeadsFile
  /** How many leads the page's filter finds. */
  readonly total: number
  /** Whether the user's role lets them see who downloaded leads. */
  readonly mayWork: boolean
}

/** All leads as a CSV or Excel file; while it comes, how much of it is here and a way to stop. */
export const LeadsDownload = ({ businessProfileId, download, total, mayWork }: LeadsDownloadProps) => {
  const { state, start, cancel } = download
  const { t } = useTranslation(["common", "leads"])
  const format = useFormat()
  const [opened, open] = useState<string>()
  if (state.status === "pending")
    return (
      <div className={styles["downloading"]}>
        <span role="status">{t("leads:downloading", { size: sizeOf(state.bytes, format) })}</span>
        <Button kind="secondary" size="small" onPress={cancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    )
  const close = () => open(undefined)
  return (
    <>
      <Menu
        label={t("leads:download")}
        trigger={
          <Button kind="secondary" size="small" icon={<Download aria-hidden />}>
            {t("leads:download")}
          </Button>
        }
        actions={[
          ...(total === 0 ? [] : formats.map((id) => ({ id, label: t(`leads:downloadAs.${id}`) }))),
          ...(total === 0 ? [] : [{ id: "columns", label: t("leads:downloadColumns") }]),
          ...(mayWork ? [{ id: "past", label: t("leads:pastDownloads") }] : []),
        ]}
        onAction={(id) => {
          const chosen = formats.find((known) => known === id)
          if (chosen === undefined) open(id)
          else void start(chosen)
        }}
      />
      <Suspense>
        {opened === "columns" ? <ColumnsDialog download={download} total={total} onClose={close} /> : null}
        {opened === "past" ? <PastDownloads businessProfileId={businessProfileId} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
