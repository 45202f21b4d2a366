import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type ChosenColumns, columnIds, columnsAmong, firstColumns } from "./columns.ts"

export interface ColumnDialogProps extends ChosenColumns {
  readonly onClose: () => void
}

/** The choice of columns; the list follows each box at once. */
export const ColumnDialog = ({ columns, onChange, onClose }: ColumnDialogProps) => {
  const { t } = useTranslation(["common", "campaigns"])
  // The address follows once the list has been read; the next box is ticked before.
  const [chosen, setChosen] = useState(columns)
  const choose = (next: ChosenColumns["columns"]) => {
    setChosen(next)
    onChange(next)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("campaigns:columns")}
      closeLabel={t("common:action.close")}
      actions={
        <Button kind="secondary" onPress={() => choose(firstColumns)}>
          {t("campaigns:firstColumns")}
        </Button>
      }
    >
      <CheckboxGroup
        label={t("campaigns:columnsShown")}
        options={columnIds.map((id) => ({ id, label: t(`campaigns:column.${id}`) }))}
        value={chosen}
        onChange={(ids) => choose(columnsAmong(ids) ?? firstColumns)}
      />
    </Dialog>
  )
}
