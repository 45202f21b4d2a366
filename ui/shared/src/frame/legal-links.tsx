import { useTranslation } from "react-i18next"
import styles from "./legal-links.module.css"
import { usePortal } from "./portal-context.tsx"

/** The portal's own terms, privacy policy, help and mail address, as far as its record has them. */
export const LegalLinks = () => {
  const { t } = useTranslation(["common"])
  const { legal, supportLink, supportEmail } = usePortal().portal
  const links = [
    ...(legal === undefined
      ? []
      : [
          { href: legal.terms, text: t("common:legal.terms") },
          { href: legal.privacy, text: t("common:legal.privacy") },
        ]),
    ...(supportLink === "" ? [] : [{ href: supportLink, text: t("common:legal.help") }]),
  ]
  if (links.length === 0 && supportEmail === "") return null
  return (
    <nav aria-label={t("common:legal.label")}>
      <ul className={styles["links"]}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
        {supportEmail === "" ? null : (
          <li>
            <a href={`mailto:${supportEmail}`} dir="ltr">
              {supportEmail}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
