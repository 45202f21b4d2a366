import type { PlanChange } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { effectsOf } from "./edit-changes.ts"
import styles from "./editor.module.css"

/** What the networks make of changes, in an owner's words, with the fields that set it off. */
export const EditEffects = ({ changes }: { readonly changes: ReadonlyArray<PlanChange> }) => {
  const { t } = useTranslation(["editor"])
  const { language } = usePortal()
  const list = new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" })
  return (
    <ul className={styles["effects"]}>
      {effectsOf(changes).map(({ effect, network, fields }) => (
        <li key={`${effect} ${network}`}>
          <p>{t(`editor:effect.${effect}`, { network: t(`editor:network.${network}`) })}</p>
          <p className={styles["quiet"]}>
            {t("editor:concerns", {
              network: t(`editor:network.${network}`),
              fields: list.format(fields.map((field) => t(`editor:field.${field}`))),
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}
