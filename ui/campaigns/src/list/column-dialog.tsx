import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import { type ChosenColumns, columnIds, columnsAmong, firstColumns } from "./columns.ts"

export interface ColumnDialogProps extends ChosenColumns {
  readonly onClose: () => void
}

/** The choice of columns; the list follows each box at once. */
export const ColumnDialog = ({ columns, onChange, onClose }: ColumnDialogProps) => {
  const { t } = useTranslation(["common", "campaigns"])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("campaigns:columns")}
      closeLabel={t("common:action.close")}
      actions={
        <Button kind="secondary" onPress={() => onChange(firstColumns)}>
          {t("campaigns:firstColumns")}
        </Button>
      }
    >
      <CheckboxGroup
        label={t("campaigns:columnsShown")}
        options={columnIds.map((id) => ({ id, label: t(`campaigns:column.${id}`) }))}
        value={columns}
        onChange={(ids) => onChange(columnsAmong(ids) ?? firstColumns)}
      />
    </Dialog>
  )
}
