import { eventIdOf, type PortalDelivery, portalMessage } from "@domain/integrations"
import { DeliveryEntry } from "@ui/shared/deliveries"
import { useTranslation } from "react-i18next"
import { wordOf } from "./event-word.ts"
import styles from "./webhooks.module.css"

export interface EventEntryProps {
  readonly delivery: PortalDelivery
  readonly mayReplay: boolean
  readonly isPending: boolean
  readonly onReplay: () => void
}

/** An event of the log: what happened, what was sent and what the receiver answered. */
export const EventEntry = ({ delivery, ...rest }: EventEntryProps) => {
  const { t } = useTranslation("portalWebhooks")
  const { event, isTest = false, happenedAt } = delivery
  return (
    <DeliveryEntry
      {...rest}
      kind="Webhook"
      delivery={delivery}
      name={<strong>{t(wordOf(event))}</strong>}
      facts={[event, eventIdOf(delivery), ...(isTest ? [t("portalWebhooks:log.test")] : [])]}
    >
      <details className={styles["body"]}>
        <summary>{t("portalWebhooks:log.body")}</summary>
        <pre className={styles["json"]} dir="ltr" tabIndex={0} aria-label={t("portalWebhooks:log.body")}>
          {JSON.stringify(portalMessage(delivery, happenedAt), null, 2)}
        </pre>
      </details>
    </DeliveryEntry>
  )
}
