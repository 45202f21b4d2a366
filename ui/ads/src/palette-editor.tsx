import { type Palette, schemeOf } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import { ColourField } from "@ui/journey/colour-field"
import styles from "./palette-editor.module.css"
import { isPalette, readyPalettes, withColour } from "./palettes.ts"

export interface PaletteEditorProps {
  /** The colours that are drawn. */
  readonly palette: Palette
  /** Colours found on the website or logo. */
  readonly found: ReadonlyArray<string>
  /** Receives main, second and accent colour. */
  readonly onChange: (palette: ReadonlyArray<string>) => void
}

/** The creative's colours: the business's own, a ready set, or any; words stay readable whatever is chosen. */
export const PaletteEditor = ({ palette, found, onChange }: PaletteEditorProps) => {
  const { t } = useTranslation(["creatives"])
  const scheme = schemeOf(palette)
  const drawn = [palette.primary, palette.secondary ?? scheme.secondary, palette.accent ?? scheme.accent] as const
  const places = ["primary", "secondary", "accent"] as const
  return (
    <div className={cx(styles.editor)}>
      {found.length === 0 ? null : (
        <section className={cx(styles.part)} aria-label={t("creatives:colours.found")}>
          <h3 className={cx(styles.heading)}>{t("creatives:colours.found")}</h3>
          <ul className={cx(styles.swatches)}>
            {found.map((colour) => (
              <li key={colour}>
                <button
                  type="button"
                  className={cx(styles.swatch)}
                  style={{ backgroundColor: colour }}
                  aria-label={t("creatives:colours.useAsMain", { colour })}
                  aria-pressed={palette.primary.toLowerCase() === colour.toLowerCase()}
                  onClick={() => onChange([colour, ...found.filter((other) => other !== colour)].slice(0, 3))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={cx(styles.part)} aria-label={t("creatives:colours.ready")}>
        <h3 className={cx(styles.heading)}>{t("creatives:colours.ready")}</h3>
        <ul className={cx(styles.sets)}>
          {readyPalettes.map((ready) => (
            <li key={ready.id}>
              <button
                type="button"
                className={cx(styles.set)}
                aria-label={t(`creatives:colours.set.${ready.id}`)}
                aria-pressed={isPalette(palette, ready)}
                onClick={() => onChange(ready.colours)}
              >
                {ready.colours.map((colour) => (
                  <span key={colour} style={{ backgroundColor: colour }} />
                ))}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className={cx(styles.part)} aria-label={t("creatives:colours.own")}>
        <h3 className={cx(styles.heading)}>{t("creatives:colours.own")}</h3>
        <div className={cx(styles.fields)}>
          {places.map((place, index) => (
            <ColourField
              key={place}
              label={t(`creatives:colours.${place}`)}
              value={drawn[index] ?? scheme.primary}
              onChange={(colour) => onChange(withColour(drawn, index === 0 ? 0 : index === 1 ? 1 : 2, colour))}
            />
          ))}
        </div>
        <p className={cx(styles.note)}>{t("creatives:colours.note")}</p>
      </section>
    </div>
  )
}
