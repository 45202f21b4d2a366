import { cx } from "@ui/kit/cx"
import { TextField } from "@ui/kit/text-field"
import { useTypedColour } from "@ui/shared/form"
import { useTranslation } from "react-i18next"
import styles from "./colour-field.module.css"

export interface ColourFieldProps {
  readonly label: string
  /** Six hex digits after `#`. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** A colour by the device's own picker or by its digits; half-typed digits stay and change nothing yet. */
export const ColourField = ({ label, value, onChange }: ColourFieldProps) => {
  const { t } = useTranslation(["creatives", "failures"])
  const typed = useTypedColour(onChange)
  return (
    <TextField
      label={label}
      value={typed.half ?? value}
      onChange={typed.take}
      onBlur={typed.leave}
      inputDirection="ltr"
      spellCheck="false"
      autoComplete="off"
      maxLength={7}
      prefix={
        <input
          type="color"
          className={cx(styles.picker)}
          aria-label={t("creatives:colours.pick", { name: label })}
          value={value}
          onChange={(event) => typed.take(event.currentTarget.value)}
        />
      }
      {...(typed.isWrong && { error: t("failures:validation.colourInvalid") })}
    />
  )
}
