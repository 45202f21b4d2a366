import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Plus, X } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { ColourField } from "@ui/journey/colour-field"
import styles from "./colours-field.module.css"

export interface ColoursFieldProps {
  readonly value: ReadonlyArray<string>
  readonly onChange: (colours: ReadonlyArray<string>) => void
  readonly hint?: ReactNode
}

const most = 6

/** What a new colour begins as: the first that is not there yet. */
const beginnings = ["#d3381c", "#2f4858", "#f2b53c", "#2f7a4d", "#2a5f9e", "#6d2e63"] as const

/** The business's colours by picker or hex digits; each can be changed or removed, and more added. */
export const ColoursField = ({ value, onChange, hint }: ColoursFieldProps) => {
  const { t } = useTranslation(["signup", "creatives"])
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles["field"]}>
      <div className={styles["head"]}>
        <span id={id} className={styles["label"]}>
          {t("signup:field.colours")}
        </span>
        <span className={styles["hint"]}>{hint}</span>
      </div>
      {value.length === 0 ? null : (
        <ul className={styles["list"]}>
          {value.map((colour, at) => (
            <li key={at} className={styles["row"]}>
              <ColourField
                label={t("signup:field.colourNumber", { number: at + 1 })}
                value={colour}
                onChange={(changed) => onChange(value.map((each, index) => (index === at ? changed : each)))}
              />
              <IconButton
                label={t("signup:field.colourRemove", { colour })}
                onPress={() => onChange(value.filter((_, index) => index !== at))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles["foot"]}>
        {value.length < most ? (
          <Button
            kind="secondary"
            size="small"
            icon={<Plus aria-hidden />}
            onPress={() => onChange([...value, beginnings.find((colour) => !value.includes(colour)) ?? beginnings[0]])}
          >
            {t("signup:field.colourAdd")}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
