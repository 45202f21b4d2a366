import { RadioCards } from "@ui/kit/radio-cards"
import { usePasskeyDevice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { EnrolApp, type EnrolProps } from "./enrol-app.tsx"
import { EnrolPasskey } from "./enrol-passkey.tsx"
import styles from "@ui/shared/panel.module.css"

/** Sets up the first factor: a passkey or an authenticator app; a browser without passkeys offers the app alone. Ours. */
export const EnrolFactor = (props: EnrolProps) => {
  const { t } = useTranslation("account")
  const maySetUpPasskey = usePasskeyDevice().isSupported()
  const [kind, setKind] = useState<"passkey" | "app">(maySetUpPasskey ? "passkey" : "app")
  const [hasBegun, setBegun] = useState(false)
  if (!maySetUpPasskey)
    return (
      <div className={styles["stack"]}>
        <p className={styles["quiet"]}>{t("account:passkeys.unsupported")}</p>
        <EnrolApp {...props} />
      </div>
    )
  return (
    <div className={styles["stack"]}>
      {hasBegun ? null : (
        <RadioCards
          label={t("account:passkeys.choose")}
          value={kind}
          onChange={(id) => setKind(id === "app" ? "app" : "passkey")}
          options={[
            {
              id: "passkey",
              title: t("account:passkeys.passkey"),
              description: t("account:passkeys.passkeyText"),
            },
            { id: "app", title: t("account:passkeys.app"), description: t("account:passkeys.appText") },
          ]}
        />
      )}
      {kind === "passkey" ? <EnrolPasskey {...props} /> : <EnrolApp {...props} onBegun={() => setBegun(true)} />}
    </div>
  )
}
