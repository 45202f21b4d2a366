import { offeredLanguages, type Portal } from "@domain/portals"
import { languages } from "@ui/i18n"
import { Panel } from "@ui/kit/panel"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import styles from "./look.module.css"
import type { LookForm } from "./use-look-form.ts"

export interface VoiceFieldsProps {
  readonly form: LookForm
  readonly portal: Pick<Portal, "locale" | "languages">
}

/** The portal's own headline and sub-line in each language that it offers; empty ones are the product's. */
export const VoiceFields = ({ form, portal }: VoiceFieldsProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  const { voice } = form.values
  const error = form.errorOf("voice")
  return (
    <Panel title={t("portalLook:look.voice.title")} description={t("portalLook:look.voice.lead")}>
      <div className={panel["stack"]}>
        {error === undefined ? null : (
          <p role="alert" className={styles["fault"]}>
            {error}
          </p>
        )}
        {offeredLanguages(portal).map((language) => {
          const words = voice[language] ?? { headline: "", lead: "" }
          const set = (part: Partial<typeof words>) =>
            form.type({ voice: { ...voice, [language]: { ...words, ...part } } })
          const { ownName, locale, direction } = languages[language]
          const say = (key: "headline" | "lead") =>
            t(`portalLook:look.voice.${key === "lead" ? "subLine" : key}`, { language: ownName })
          const products = (key: "headline" | "lead") => t(`common:portal.${key}`, { lng: language })
          return (
            <fieldset key={language} className={panel["group"]}>
              <legend>
                <bdi lang={locale}>{ownName}</bdi>
              </legend>
              <TextField
                label={say("headline")}
                value={words.headline}
                placeholder={products("headline")}
                onChange={(headline) => set({ headline })}
                inputLanguage={locale}
                inputDirection={direction}
                maxLength={80}
                formatCount={(used, most) => `${used} / ${most}`}
              />
              <TextArea
                label={say("lead")}
                value={words.lead}
                placeholder={products("lead")}
                onChange={(lead) => set({ lead })}
                maxLength={240}
              />
            </fieldset>
          )
        })}
      </div>
    </Panel>
  )
}
