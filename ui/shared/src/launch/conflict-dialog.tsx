import type { DraftConflict } from "@application/signup/flows"
import { type SignupSession, valuesOf } from "@domain/signup"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import styles from "./conflict-dialog.module.css"
import { valueText } from "./value-text.ts"

export interface ConflictDialogProps {
  readonly conflict: DraftConflict
  /** The draft with what was typed here. */
  readonly mine: SignupSession
  readonly onChoose: (choice: "mine" | "theirs") => void
}

/** Shows what differs between this tab and what was saved elsewhere; the person chooses. */
export const ConflictDialog = ({ conflict: { fields, theirs }, mine, onChoose }: ConflictDialogProps) => {
  const { t } = useTranslation("launch")
  const [here, there] = [valuesOf(mine), valuesOf(theirs)]
  const shown = (value: unknown): string => {
    const text = valueText(value)
    return text === undefined ? t("launch:conflict.edited") : text === "" ? t("launch:conflict.removed") : text
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={() => undefined}
      title={t("launch:conflict.title")}
      actions={
        <>
          <Button kind="secondary" onPress={() => onChoose("theirs")}>
            {t("launch:conflict.theirs")}
          </Button>
          <Button onPress={() => onChoose("mine")}>{t("launch:conflict.mine")}</Button>
        </>
      }
    >
      <p>{t("launch:conflict.text")}</p>
      {fields.map((field) => (
        <section key={field} className={styles["field"]}>
          <h3 className={styles["name"]}>{t(`launch:conflict.field.${field}`)}</h3>
          <dl className={styles["values"]}>
            <div>
              <dt>{t("launch:conflict.here")}</dt>
              <dd>
                <bdi>{shown(here[field])}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t("launch:conflict.there")}</dt>
              <dd>
                <bdi>{shown(there[field])}</bdi>
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
