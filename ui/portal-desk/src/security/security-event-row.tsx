import type { ListSecurityEvents } from "@application/identity/contract"
import type { OutputOf } from "@application/kernel"
import type { UserId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { deviceName } from "./device-name.ts"

type ShownEvent = OutputOf<typeof ListSecurityEvents>["entries"][number]

/** What happened, in words. */
const useWhat = () => {
  const { t } = useTranslation("account")
  return ({ kind, factor, means, call }: ShownEvent): string => {
    if (kind === "rightRefused" || factor === undefined) return t("account:portal.security.rightRefused")
    const isInside = call !== undefined && (factor === "password" || factor === "secondFactor")
    const what = t(isInside ? `account:portal.security.inside.${factor}` : `account:portal.security.factors.${factor}`)
    return means === undefined ? what : `${what}, ${t(`account:portal.security.means.${means}`)}`
  }
}

export interface SecurityEventRowProps {
  readonly event: ShownEvent
  /** Shows the entries of one account; absent while only those are shown. */
  readonly onOnly: ((userId: UserId) => void) | undefined
}

/** An entry of the security log: what happened, when, by whose account and from where. */
export const SecurityEventRow = ({ event, onOnly }: SecurityEventRowProps) => {
  const { t } = useTranslation("account")
  const format = useFormat()
  const whatOf = useWhat()
  const { at, call, userId, name, ipAddress, userAgent } = event
  const account = name ?? (userId === undefined ? undefined : t("account:portal.security.gone", { id: userId }))
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>{whatOf(event)}</span>
        <span>{account === undefined ? t("account:portal.security.nobody") : <bdi>{account}</bdi>}</span>
        {call === undefined ? null : (
          <span className={styles["quiet"]}>
            {t("account:portal.security.call", { call: "" })}
            <bdi dir="ltr">{call}</bdi>
          </span>
        )}
        <span className={styles["quiet"]}>
          <time dateTime={new Date(at).toISOString()}>{format.moment(at)}</time>
          {" · "}
          {ipAddress === "" ? t("account:portal.security.noPlace") : <bdi dir="ltr">{ipAddress}</bdi>}
          {" · "}
          <bdi dir="ltr" title={userAgent}>
            {userAgent === "" ? t("account:portal.security.noDevice") : deviceName(userAgent)}
          </bdi>
        </span>
      </span>
      {userId === undefined || account === undefined || onOnly === undefined ? null : (
        <span className={styles["acts"]}>
          <Button kind="quiet" size="small" onPress={() => onOnly(userId)}>
            {t("account:portal.security.onlyShown", { name: account })}
          </Button>
        </span>
      )}
    </li>
  )
}
