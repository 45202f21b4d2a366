import { Bell, Database, Languages, ShieldCheck, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./preferences.module.css"

/** The parts of the preferences, in the order of their index. */
export const partsOfPreferences = ["profile", "formats", "messages", "security", "data"] as const
export type PreferencesPart = (typeof partsOfPreferences)[number]

const icons = {
  profile: UserRound,
  formats: Languages,
  messages: Bell,
  security: ShieldCheck,
  data: Database,
} as const

/** The parts as links, beside the part that is open; on a phone the way into each. */
export const PartIndex = ({ part }: { readonly part: PreferencesPart }) => {
  const { t } = useTranslation("account")
  return (
    <nav className={styles["side"]} aria-label={t("account:parts.label")}>
      <ul className={styles["index"]}>
        {partsOfPreferences.map((id) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <Link
                to={`?part=${id}`}
                className={styles["entry"]}
                {...(id === part && { "aria-current": "page" as const })}
              >
                <Icon aria-hidden size={20} />
                <span className={styles["entryWords"]}>
                  <span className={styles["entryTitle"]}>{t(`account:parts.${id}`)}</span>
                  <span className={styles["entryHint"]}>{t(`account:parts.hint.${id}`)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
