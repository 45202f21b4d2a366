import { cx } from "@ui/kit/cx"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./account-created.module.css"

/** Spec: messages, 'Account Created!', shown for half a second; who had an account is told that they are in it. */
export const AccountCreated = ({ isReturning = false }: { readonly isReturning?: boolean }) => {
  const { t } = useTranslation(["creatives"])
  return (
    <div className={cx(styles.created)} role="status">
      <span className={cx(styles.lamp)} aria-hidden>
        <Check size={40} strokeWidth={2.6} />
      </span>
      <p className={cx(styles.words)}>{t(isReturning ? "creatives:signup.welcomeBack" : "creatives:signup.created")}</p>
      {isReturning ? <p className={cx(styles.help)}>{t("creatives:signup.welcomeBackHelp")}</p> : null}
    </div>
  )
}
