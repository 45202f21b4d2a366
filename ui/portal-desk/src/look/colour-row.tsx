import type { ShownColour } from "@domain/portals"
import { hexColour } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./look.module.css"

const asSix = (colour: string): string =>
  (/^#[\da-f]{3}$/i.test(colour) ? colour.replaceAll(/[\da-f]/gi, "$&$&") : colour).toLowerCase()

export interface ColourRowProps {
  readonly colour: ShownColour
  /** Receives six hex digits after `#`, or nothing where the colour is derived again. */
  readonly onChange: (colour: string | undefined) => void
}

/** One colour by the device's picker or its digits, beside the colour that pages draw where that is another. */
export const ColourRow = ({ colour, onChange }: ColourRowProps) => {
  const { t } = useTranslation(["portalLook", "failures"])
  const { part, asked, used } = colour
  const [half, setHalf] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const settle = (typed: string) => {
    const text = typed.trim()
    const checked = text === "" ? undefined : hexColour(text)
    if (checked !== undefined && Result.isFailure(checked)) return setHalf(typed)
    setHalf(undefined)
    onChange(checked === undefined ? undefined : asSix(checked.success))
  }
  // Three digits may be the half of six, and count once the field is left.
  const take = (typed: string) => {
    setLeft(false)
    if (/^#?[\da-f]{6}$/i.test(typed.trim()) || typed.trim() === "") settle(typed)
    else setHalf(typed)
  }
  const name = t(`portalLook:look.colours.part.${part}`)
  const isRepaired = asked !== undefined && half === undefined && asked.toLowerCase() !== used.toLowerCase()
  return (
    <div className={styles["colour"]}>
      <TextField
        label={name}
        hint={
          isRepaired ? (
            <span className={styles["used"]}>
              <span className={styles["swatch"]} style={{ background: used }} aria-hidden />
              <span>{t("portalLook:look.colours.used", { used })}</span>
            </span>
          ) : (
            t(`portalLook:look.colours.${asked === undefined ? "derived" : "hint"}.${part}`, { used })
          )
        }
        value={half ?? asked ?? ""}
        placeholder={used}
        onChange={take}
        onBlur={() => {
          setLeft(true)
          if (half !== undefined) settle(half)
        }}
        inputDirection="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        prefix={
          <input
            type="color"
            className={styles["picker"]}
            aria-label={t("portalLook:look.colours.pick", { name })}
            value={asSix(asked ?? used)}
            onChange={(event) => take(event.currentTarget.value)}
          />
        }
        {...(half !== undefined && isLeft && { error: t("failures:validation.colourInvalid") })}
      />
      {asked === undefined ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={t("portalLook:look.colours.deriveOf", { name })}
          onPress={() => take("")}
        >
          {t("portalLook:look.colours.derive")}
        </Button>
      )}
    </div>
  )
}
