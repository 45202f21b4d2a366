import type { Deliverable, DestinationKind } from "@domain/integrations"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./deliveries.module.css"
import { TryLine } from "./try-line.tsx"

const statuses: Readonly<Record<Deliverable["state"], Status>> = {
  Waiting: "waiting",
  Behind: "waiting",
  Delivered: "done",
  Failed: "attention",
  Dropped: "stopped",
  Skipped: "stopped",
}

export interface DeliveryEntryProps {
  readonly kind: DestinationKind
  readonly delivery: Deliverable & { readonly happenedAt: number }
  /** What was sent. */
  readonly name: ReactNode
  /** Further facts, after when it happened. */
  readonly facts?: ReadonlyArray<string>
  readonly mayReplay: boolean
  readonly isPending: boolean
  readonly onReplay: () => void
  /** What stands between the facts and the tries. */
  readonly children?: ReactNode
}

/** A delivery of a log: what was sent, its state, and its newest try with those before it folded away. */
export const DeliveryEntry = (props: DeliveryEntryProps) => {
  const { kind, delivery, name, facts = [], mayReplay, isPending, onReplay, children } = props
  const { t } = useTranslation(["leadDelivery", "common"])
  const format = useFormat()
  const { state, at, happenedAt, allAttempts, tries } = delivery
  const newest = tries.at(-1)
  const earlier = tries.slice(0, -1).toReversed()
  const told = [
    format.moment(happenedAt),
    ...facts,
    ...(allAttempts === 0 ? [] : [t("leadDelivery:log.attempts", { count: allAttempts })]),
    ...(state === "Waiting" && allAttempts > 0 ? [t("leadDelivery:log.next", { when: format.moment(at) })] : []),
  ]
  return (
    <div className={styles["delivery"]}>
      <div className={styles["head"]}>
        <span className={styles["title"]}>
          {name}
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
        {told.map((fact, index) => (
          <span key={fact}>
            {index === 0 ? "" : " · "}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
      {children}
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
