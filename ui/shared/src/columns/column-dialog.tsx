import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ColumnChoiceProps } from "./column-choice-props.ts"

export interface ColumnDialogProps extends ColumnChoiceProps<string> {
  readonly onClose: () => void
}

/** The choice of columns; the list follows each box at once. */
export const ColumnDialog = ({ options, columns, first, onChange, onClose }: ColumnDialogProps) => {
  const { t } = useTranslation(["common", "views"])
  // The address follows once the list has been read; the next box is ticked before.
  const [chosen, setChosen] = useState(columns)
  const choose = (next: ReadonlyArray<string>) => {
    setChosen(next.length === 0 ? first : next)
    onChange(next)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("views:columns")}
      closeLabel={t("common:action.close")}
      actions={
        <Button kind="secondary" onPress={() => choose(first)}>
          {t("views:firstColumns")}
        </Button>
      }
    >
      <CheckboxGroup label={t("views:columnsShown")} options={options} value={chosen} onChange={choose} />
    </Dialog>
  )
}
