import { storeLimits } from "@domain/franchise"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./stores.module.css"

export interface RegionDialogProps {
  readonly regions: ReadonlyArray<string>
  /** Receives the region of the chosen stores; an empty text for none. */
  readonly onChoose: (region: string) => void
  readonly onClose: () => void
}

/** Asks for the region of the chosen stores. */
export const RegionDialog = ({ regions, onChoose, onClose }: RegionDialogProps) => {
  const { t } = useTranslation(["common", "franchise"])
  const [typed, setTyped] = useState("")
  const choose = () => onChoose(typed.trim())
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t("franchise:act.region")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={choose}>{t("franchise:change")}</Button>}
    >
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          choose()
        }}
      >
        <TextField
          label={t("franchise:field.region")}
          hint={t("franchise:regionHint")}
          value={typed}
          onChange={setTyped}
          maxLength={storeLimits.region}
          autoComplete="off"
        />
        {regions.length === 0 ? null : (
          <div className={styles["ways"]}>
            {regions.slice(0, 8).map((region) => (
              <Button key={region} kind="quiet" size="small" onPress={() => onChoose(region)}>
                {region}
              </Button>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  )
}
