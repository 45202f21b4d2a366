import type { UserId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "@ui/shared/panel.module.css"
import { usePush } from "./use-push.ts"

export interface PushRowProps {
  readonly userId: UserId
  /** With which the browser subscribes. */
  readonly publicKey: string
}

/** Turns notifications of this browser on and off, or says what is in their way. Ours. */
export const PushRow = ({ userId, publicKey }: PushRowProps) => {
  const { t } = useTranslation(["account", "common"])
  const { state, isPending, hasFailed, commands, turnOn, turnOff } = usePush(userId, publicKey)
  const [subscribing, unsubscribing] = commands
  if (state === undefined) return null
  const isOn = state === "on"
  return (
    <section className={styles["stack"]} aria-labelledby="push-title">
      <LoginFailureNotice state={subscribing} />
      <LoginFailureNotice state={unsubscribing} />
      {hasFailed ? <Banner tone="error">{t("account:push.failed")}</Banner> : null}
      <div className={styles["row"]}>
        <span className={styles["words"]}>
          <span id="push-title" className={styles["name"]}>
            {t("account:push.title")}
          </span>
          <span role="status" className={styles["quiet"]}>
            {t(`account:push.state.${state}`)}
          </span>
        </span>
        {isOn || state === "off" ? (
          <Button
            size="small"
            kind="secondary"
            isPending={isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => void (isOn ? turnOff() : turnOn())}
          >
            {t(isOn ? "account:push.turnOff" : "account:push.turnOn")}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
