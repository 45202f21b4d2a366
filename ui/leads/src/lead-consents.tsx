import type { LeadConsent } from "@domain/insights"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"

/** What the lead was asked to agree to, whether they did, and when. */
export const LeadConsents = ({
  consents,
  format,
}: {
  readonly consents: ReadonlyArray<LeadConsent>
  readonly format: Format
}) => {
  const { t } = useTranslation(["leads"])
  return (
    <ul className={styles["entries"]}>
      {consents.map(({ text, version, isGiven, at }) => (
        <li key={`${version} ${text}`} className={styles["entry"]}>
          <bdi>{text}</bdi>
          <span className={styles["quiet"]}>
            {t(isGiven ? "leads:consent.given" : "leads:consent.notGiven", {
              when: format.moment(at),
              version,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
