import { useTypedColour } from "@ui/shared/form"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import styles from "./parts.module.css"

export interface ColourChoiceProps {
  readonly label: string
  readonly value: string
  /** Colours of the brand, offered before any other. */
  readonly colours: ReadonlyArray<string>
  readonly onChange: (colour: string) => void
  readonly isDisabled?: boolean
}

/** A colour: one of the brand's, or any other by the browser's chooser or six digits. */
export const ColourChoice = ({ label, value, colours, onChange, isDisabled = false }: ColourChoiceProps) => {
  const { t } = useTranslation("studio")
  const typed = useTypedColour(onChange)
  return (
    <fieldset className={styles["choice"]} disabled={isDisabled}>
      <legend className={styles["legend"]}>{label}</legend>
      <div className={styles["row"]}>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles["swatch"]}
            style={{ background: colour }}
            aria-label={t("studio:colour.brand", { colour })}
            aria-pressed={colour.toLowerCase() === value.toLowerCase()}
            onClick={() => {
              typed.drop()
              onChange(colour)
            }}
          />
        ))}
        <input
          type="color"
          className={styles["chooser"]}
          aria-label={t("studio:colour.any", { label })}
          value={value}
          onChange={({ target }) => {
            typed.drop()
            onChange(target.value)
          }}
        />
        <div className={styles["digits"]} onBlur={typed.leave}>
          <TextField
            label={t("studio:colour.digits")}
            inputDirection="ltr"
            maxLength={7}
            value={typed.half ?? value}
            onChange={typed.take}
            {...(typed.isWrong && { error: t("studio:colour.wrong") })}
          />
        </div>
      </div>
    </fieldset>
  )
}
