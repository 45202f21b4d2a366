import { passkeyPolicy, type SecondFactorStatus, type ShownPasskey } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { usePasskeyDevice } from "@ui/shared/frame"
import { useOwnFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { PasskeyRow } from "./passkey-row.tsx"
import styles from "@ui/shared/panel.module.css"

/** From so few recovery codes on, new ones are suggested. */
const fewCodes = 3

export interface FactorListProps {
  readonly userId: UserId
  readonly status: SecondFactorStatus
  readonly onChanged: () => void
  readonly onChoose: (step: "addPasskey" | "addApp" | "removeApp" | "renew" | "turnOff") => void
  readonly onRemovePasskey: (passkey: ShownPasskey) => void
}

/** What proves the user at a log-in: the app and passkeys, each to be removed, and what may be added. Ours. */
export const FactorList = ({ userId, status, onChanged, onChoose, onRemovePasskey }: FactorListProps) => {
  const { t } = useTranslation("account")
  const format = useOwnFormat()
  const device = usePasskeyDevice()
  const { enabledAt, recoveryCodesLeft: count, hasApp, passkeys, hasSeveralHosts } = status
  return (
    <>
      <Banner
        tone={count <= fewCodes ? "warning" : "success"}
        title={t("account:security.on", { day: enabledAt === undefined ? "" : format.dayOf(enabledAt) })}
      >
        {t("account:security.codesLeft", { count })}
      </Banner>
      <ul className={styles["rows"]} aria-label={t("account:passkeys.list")}>
        {hasApp ? (
          <li className={styles["row"]}>
            <span className={styles["name"]}>{t("account:passkeys.app")}</span>
            <span className={styles["acts"]}>
              <Button
                kind="quiet"
                size="small"
                aria-label={t("account:passkeys.removeOf", { name: t("account:passkeys.app") })}
                onPress={() => onChoose("removeApp")}
              >
                {t("account:passkeys.remove")}
              </Button>
            </span>
          </li>
        ) : null}
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            userId={userId}
            passkey={passkey}
            showsHost={hasSeveralHosts}
            onRenamed={onChanged}
            onRemove={() => onRemovePasskey(passkey)}
          />
        ))}
      </ul>
      <div className={styles["actions"]}>
        {device.isSupported() && passkeys.length < passkeyPolicy.mostPerAccount ? (
          <Button kind="secondary" onPress={() => onChoose("addPasskey")}>
            {t("account:passkeys.add")}
          </Button>
        ) : null}
        {hasApp ? null : (
          <Button kind="secondary" onPress={() => onChoose("addApp")}>
            {t("account:passkeys.addApp")}
          </Button>
        )}
        <Button kind="secondary" onPress={() => onChoose("renew")}>
          {t("account:security.renew")}
        </Button>
        <Button kind="quiet" onPress={() => onChoose("turnOff")}>
          {t("account:security.turnOff")}
        </Button>
      </div>
    </>
  )
}
