import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { Columns3 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type ColumnId, columnIds, columnsAmong, firstColumns } from "./columns.ts"

export interface ColumnChoiceProps {
  readonly columns: ReadonlyArray<ColumnId>
  readonly onChange: (columns: ReadonlyArray<ColumnId>) => void
}

/** A button that opens the choice of columns; the list follows each box at once. */
export const ColumnChoice = ({ columns, onChange }: ColumnChoiceProps) => {
  const { t } = useTranslation(["app", "common"])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon={<Columns3 aria-hidden size={16} />} onPress={() => setOpen(true)}>
        {t("app:campaigns.columns")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        title={t("app:campaigns.columns")}
        closeLabel={t("common:action.close")}
        actions={
          <Button kind="secondary" onPress={() => onChange(firstColumns)}>
            {t("app:campaigns.firstColumns")}
          </Button>
        }
      >
        <CheckboxGroup
          label={t("app:campaigns.columnsShown")}
          options={columnIds.map((id) => ({ id, label: t(`app:campaigns.column.${id}`) }))}
          value={columns}
          onChange={(ids) => onChange(columnsAmong(ids) ?? firstColumns)}
        />
      </Dialog>
    </>
  )
}
