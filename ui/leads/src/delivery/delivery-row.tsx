import type { DestinationKind, LeadDelivery } from "@domain/integrations"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./delivery.module.css"
import { TryLine } from "./try-line.tsx"

const statuses: Readonly<Record<LeadDelivery["state"], Status>> = {
  Waiting: "waiting",
  Behind: "waiting",
  Delivered: "done",
  Failed: "attention",
  Dropped: "stopped",
  Skipped: "stopped",
}

export interface DeliveryRowProps {
  readonly kind: DestinationKind
  readonly delivery: LeadDelivery
  readonly mayReplay: boolean
  readonly isPending: boolean
  readonly onReplay: () => void
}

/** A delivery of the log: its lead and event, its state, and its newest try with those before it folded away. */
export const DeliveryRow = ({ kind, delivery, mayReplay, isPending, onReplay }: DeliveryRowProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const { leadId, event, state, at, happenedAt, origin, allAttempts, tries } = delivery
  const newest = tries.at(-1)
  const earlier = tries.slice(0, -1).toReversed()
  return (
    <div className={styles["delivery"]}>
      <div className={styles["head"]}>
        <span className={styles["title"]}>
          <Link to={`../leads?lead=${leadId}`} className={styles["name"]}>
            {t("leadDelivery:log.leadNumber", { number: leadId })}
          </Link>
          <span>{t(`leadDelivery:one.${event.slice(5)}`)}</span>
          <StatusBadge status={statuses[state]}>{t(`leadDelivery:delivery.${state}`)}</StatusBadge>
        </span>
        {mayReplay && (state === "Failed" || state === "Delivered" || state === "Skipped") ? (
          <Button
            size="small"
            kind="quiet"
            isPending={isPending}
            pendingLabel={t("common:state.sending")}
            onPress={onReplay}
          >
            {t("leadDelivery:log.replay")}
          </Button>
        ) : null}
      </div>
      <p className={styles["quiet"]}>
        <bdi>{format.moment(happenedAt)}</bdi>
        {origin === "Backfill" ? (
          <>
            {" "}
            · <bdi>{t("leadDelivery:log.backfill")}</bdi>
          </>
        ) : null}
        {allAttempts === 0 ? null : (
          <>
            {" "}
            · <bdi>{t("leadDelivery:log.attempts", { count: allAttempts })}</bdi>
          </>
        )}
        {state === "Waiting" && allAttempts > 0 ? (
          <>
            {" "}
            · <bdi>{t("leadDelivery:log.next", { when: format.moment(at) })}</bdi>
          </>
        ) : null}
      </p>
      {state === "Skipped" ? <p>{t(`leadDelivery:skipped.${kind}`)}</p> : null}
      {newest === undefined ? null : <TryLine kind={kind} tried={newest} isAdvised />}
      {earlier.length === 0 ? null : (
        <details className={styles["earlier"]}>
          <summary>{t("leadDelivery:log.earlier", { count: earlier.length })}</summary>
          {earlier.map((one) => (
            <TryLine key={one.at} kind={kind} tried={one} />
          ))}
        </details>
      )}
    </div>
  )
}
