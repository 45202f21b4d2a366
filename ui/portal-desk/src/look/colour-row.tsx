import type { ShownColour } from "@domain/portals"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { useTypedColour } from "@ui/shared/form"
import { useTranslation } from "react-i18next"
import styles from "./look.module.css"

/** A stored colour may have three digits, and the device's picker needs six. */
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
  const { half, isWrong, take: takeDigits, leave, drop } = useTypedColour(onChange)
  const derive = () => {
    drop()
    onChange(undefined)
  }
  const take = (typed: string) => (typed.trim() === "" ? derive() : takeDigits(typed))
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
        onBlur={leave}
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
        {...(isWrong && { error: t("failures:validation.colourInvalid") })}
      />
      {asked === undefined ? null : (
        <Button kind="quiet" size="small" aria-label={t("portalLook:look.colours.deriveOf", { name })} onPress={derive}>
          {t("portalLook:look.colours.derive")}
        </Button>
      )}
    </div>
  )
}
