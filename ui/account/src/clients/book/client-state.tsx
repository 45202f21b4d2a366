import { resultKindOf } from "@domain/campaigns"
import type { BookClient, ClientHealth } from "@domain/insights"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { resultWord, useVerdictInWords } from "@ui/shared/outcome"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./book.module.css"

const looks: Readonly<Record<ClientHealth, Status>> = {
  NeedsYou: "attention",
  TooEarly: "waiting",
  GoingWell: "running",
  Asleep: "paused",
  NotStarted: "draft",
}

/** How a client stands, and why in a sentence. */
export const ClientState = ({ client, format }: { readonly client: BookClient; readonly format: Format }) => {
  const { t } = useTranslation(["clients", "dashboard", "app"])
  const verdictInWords = useVerdictInWords(format, client.currency, resultWord([resultKindOf(client)]))
  const { health, reason, verdict, act } = client
  // A matter that cannot wait stands beside it as the next act.
  const isTold = verdict?.reason === "action" && act !== undefined
  const why =
    reason === "verdict" && verdict !== undefined
      ? isTold
        ? undefined
        : verdictInWords(verdict)
      : reason === "verdict"
        ? undefined
        : t(`clients:reason.${reason}`)
  return (
    <span className={styles["cell"]}>
      <span>
        <StatusBadge status={looks[health]}>{t(`clients:health.${health}`)}</StatusBadge>
      </span>
      {why === undefined ? null : <span className={styles["why"]}>{why}</span>}
    </span>
  )
}
