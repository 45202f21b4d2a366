import { firstLeadColumns, LeadColumn, type LeadFileFormat } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../leads.module.css"
import type { LeadsFile } from "./use-leads-download.ts"

export interface ColumnsDialogProps {
  readonly download: LeadsFile
  /** How many leads the page's filter finds. */
  readonly total: number
  readonly onClose: () => void
}

/** The choice of columns for downloads, which this device keeps; one column is always left. */
export const ColumnsDialog = ({ download, total, onClose }: ColumnsDialogProps) => {
  const { t } = useTranslation(["common", "leads", "leadFiles"])
  const format = useFormat()
  const { columns, chooseColumns, start } = download
  const take = (kind: LeadFileFormat) => {
    onClose()
    void start(kind)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadFiles:columns.title")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={() => take("xlsx")}>
            {t("leadFiles:columns.take.xlsx")}
          </Button>
          <Button onPress={() => take("csv")}>{t("leadFiles:columns.take.csv")}</Button>
        </>
      }
    >
      <div className={styles["detail"]}>
        <p>{t("leadFiles:columns.text", { count: total, value: format.number(total) })}</p>
        <div className={styles["columnActs"]}>
          <Button kind="quiet" size="small" onPress={() => chooseColumns(LeadColumn.literals)}>
            {t("leadFiles:columns.all")}
          </Button>
          <Button kind="quiet" size="small" onPress={() => chooseColumns(firstLeadColumns)}>
            {t("leadFiles:columns.first")}
          </Button>
        </div>
        <div className={styles["columnBoxes"]}>
          <CheckboxGroup
            label={t("leadFiles:columns.label")}
            options={LeadColumn.literals.map((id) => ({ id, label: t(`leadFiles:column.${id}`) }))}
            value={columns}
            onChange={chooseColumns}
          />
        </div>
      </div>
    </Dialog>
  )
}
