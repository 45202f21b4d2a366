import type { PortalLegal } from "@domain/portals"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import styles from "./legal-texts.module.css"

/** Links to what a person agrees to; they open beside the form, which keeps what was typed. */
export const LegalTexts = ({ legal }: { readonly legal: PortalLegal }) => {
  const { t } = useTranslation(["common"])
  return (
    <p className={cx(styles.links)}>
      {(["terms", "privacy"] as const).map((name) => (
        <a key={name} href={legal[name]} target="_blank" rel="noreferrer">
          {t(`common:legal.${name}`)}
        </a>
      ))}
    </p>
  )
}
