import type { DestinationKind, LeadDelivery } from "@domain/integrations"
import { DeliveryEntry } from "@ui/shared/deliveries"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./delivery.module.css"

export interface DeliveryRowProps {
  readonly kind: DestinationKind
  readonly delivery: LeadDelivery
  readonly mayReplay: boolean
  readonly isPending: boolean
  readonly onReplay: () => void
}

/** A delivery of the log: its lead and event, its state and its tries. */
export const DeliveryRow = ({ delivery, ...rest }: DeliveryRowProps) => {
  const { t } = useTranslation("leadDelivery")
  const { leadId, event, state, origin } = delivery
  return (
    <DeliveryEntry
      {...rest}
      delivery={delivery}
      name={
        <>
          <Link to={`../leads?lead=${leadId}`} className={styles["name"]}>
            {t("leadDelivery:log.leadNumber", { number: leadId })}
          </Link>
          <span>{t(`leadDelivery:one.${event.slice(5)}`)}</span>
        </>
      }
      facts={origin === "Backfill" ? [t("leadDelivery:log.backfill")] : []}
    >
      {state === "Skipped" ? <p>{t(`leadDelivery:skipped.${rest.kind}`)}</p> : null}
    </DeliveryEntry>
  )
}
