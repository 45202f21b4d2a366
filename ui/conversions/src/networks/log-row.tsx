import type { SendingState } from "@domain/conversions"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./networks.module.css"

const statuses: Readonly<Record<SendingState, Status>> = {
  Waiting: "waiting",
  Sent: "done",
  Refused: "attention",
  Withheld: "stopped",
}

export interface LogRowProps {
  /** The event's name, or the lead with its stage. */
  readonly title: string
  readonly state: SendingState
  /** When it is due while it waits, else when it came to its state; epoch milliseconds. */
  readonly at: number
  /** In the network's words. */
  readonly reason?: string | undefined
}

/** One thing that a network was told. */
export const LogRow = ({ title, state, at, reason }: LogRowProps) => {
  const { t } = useTranslation("conversionNetworks")
  const format = useFormat()
  return (
    <div className={styles["body"]}>
      <div className={styles["head"]}>
        <bdi className={styles["said"]}>{title}</bdi>
        <StatusBadge status={statuses[state]}>{t(`sending.${state}`)}</StatusBadge>
      </div>
      <p className={styles["quiet"]}>
        <bdi>{format.moment(at)}</bdi>
      </p>
      {state === "Withheld" ? <p>{t("log.withheld")}</p> : null}
      {reason === undefined || state === "Withheld" ? null : (
        <p lang="en" dir="auto" className={styles["said"]}>
          {reason}
        </p>
      )}
    </div>
  )
}
