import { hexColour } from "@domain/validation"
import { cx } from "@ui/kit/cx"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./colour-field.module.css"

export interface ColourFieldProps {
  readonly label: string
  /** Six hex digits after `#`. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

const asSix = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, "$&$&") : colour

/** A colour by the device's own picker or by its digits; half-typed digits stay and change nothing yet. */
export const ColourField = ({ label, value, onChange }: ColourFieldProps) => {
  const { t } = useTranslation(["creatives", "failures"])
  const [half, setHalf] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const take = (typed: string) => {
    setLeft(false)
    const checked = hexColour(typed.trim())
    if (Result.isFailure(checked)) return setHalf(typed)
    setHalf(undefined)
    onChange(asSix(checked.success))
  }
  return (
    <TextField
      label={label}
      value={half ?? value}
      onChange={take}
      onBlur={() => setLeft(true)}
      inputDirection="ltr"
      spellCheck="false"
      autoComplete="off"
      maxLength={9}
      prefix={
        <input
          type="color"
          className={cx(styles.picker)}
          aria-label={t("creatives:colours.pick", { name: label })}
          value={asSix(value)}
          onChange={(event) => take(event.currentTarget.value)}
        />
      }
      {...(half !== undefined && isLeft && { error: t("failures:validation.colourInvalid") })}
    />
  )
}
