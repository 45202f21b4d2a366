import { type Mode, shownColours } from "@domain/portals"
import { Panel } from "@ui/kit/panel"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { ColourRow } from "./colour-row.tsx"
import styles from "./look.module.css"
import { type ColourPart, lookFrom, type TypedColours } from "./look-values.ts"
import type { LookForm } from "./use-look-form.ts"

const modes = ["light", "dark"] as const satisfies ReadonlyArray<Mode>

export interface ColourFieldsProps {
  readonly form: LookForm
  readonly themeName: string
}

/** The colours of light and dark, each as it is asked for and as pages draw it. */
export const ColourFields = ({ form, themeName }: ColourFieldsProps) => {
  const { t } = useTranslation("portalLook")
  const { theme } = lookFrom(form.values, themeName)
  const set = (mode: Mode, part: ColourPart, colour: string | undefined) => {
    const { [part]: _before, ...others } = form.values[mode]
    const colours: TypedColours = colour === undefined ? others : { ...others, [part]: colour }
    form.type({ [mode]: colours })
  }
  return (
    <Panel title={t("portalLook:look.colours.title")} description={t("portalLook:look.colours.lead")}>
      <Tabs
        label={t("portalLook:look.colours.title")}
        items={modes.map((mode) => ({
          id: mode,
          label: t(`portalLook:look.colours.mode.${mode}`),
          content: (
            <div className={styles["colours"]}>
              {shownColours(theme, mode).map((colour) => (
                <ColourRow key={colour.part} colour={colour} onChange={(next) => set(mode, colour.part, next)} />
              ))}
            </div>
          ),
        }))}
      />
    </Panel>
  )
}
