import { cx } from "@ui/kit/cx"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./account-created.module.css"

/** Spec: messages, 'Account Created!', shown for half a second. */
export const AccountCreated = () => {
  const { t } = useTranslation(["creatives"])
  return (
    <div className={cx(styles.created)} role="status">
      <span className={cx(styles.lamp)} aria-hidden>
        <Check size={40} strokeWidth={2.6} />
      </span>
      <p className={cx(styles.words)}>{t("creatives:signup.created")}</p>
    </div>
  )
}
