import type { AddressListed, RegularReport } from "@domain/insights"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { useTranslation } from "react-i18next"
import type { RegularCalls } from "./regular-calls.ts"
import styles from "./schedule.module.css"

/** What an address is to one report: its state, or that it ended this report alone. */
type Shown = AddressListed["state"] | "Ended"

const statuses: Readonly<Record<Shown, Status>> = {
  Unasked: "draft",
  Waiting: "waiting",
  LinkEnded: "attention",
  Confirmed: "done",
  Declined: "stopped",
  Ended: "stopped",
}

export interface AddressListProps {
  readonly calls: RegularCalls
  readonly schedule: RegularReport
  /** What is known of the outside addresses. */
  readonly addresses: ReadonlyArray<AddressListed>
  readonly onChanged: () => void
}

/** The outside addresses of a regular report, each with whether it confirmed; a question may be sent again. */
export const AddressList = ({ calls, schedule, addresses, onChanged }: AddressListProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const momentIn = useMomentIn()
  const ask = calls.useAsk()
  const known = new Map(addresses.map((one) => [one.address, one]))
  const named = schedule.addresses.flatMap((address) => known.get(address) ?? [])
  const rows = [...schedule.addresses, ...schedule.ended].flatMap((address) => known.get(address) ?? [])
  const confirmed = named.filter((one) => one.state === "Confirmed").length
  if (rows.length === 0) return null
  const shownOf = (one: AddressListed): Shown =>
    one.state !== "Declined" && schedule.ended.includes(one.address) ? "Ended" : one.state
  const again = async (address: string) => {
    if (!(await ask.run({ scheduleId: schedule.id, address }))) return
    toastSuccess(t("reportMails:address.asked", { address }))
    onChanged()
  }
  return (
    <details open={confirmed < named.length}>
      <summary>
        {named.length === 0
          ? t("reportMails:address.former")
          : t("reportMails:address.summary", { count: named.length, confirmed })}
      </summary>
      <FailureNotice failure={ask.failure} />
      <ul className={styles["addresses"]}>
        {rows.map((one) => {
          const { address, at, until, mayAsk } = one
          const shown = shownOf(one)
          return (
            <li key={address} className={styles["delivery"]}>
              <span className={styles["address"]}>
                <bdi>{address}</bdi>
                {shown === "Waiting" && until !== undefined ? (
                  <span className={styles["quiet"]}>
                    {t("reportMails:address.until", { moment: momentIn(until, schedule.timeZone) })}
                  </span>
                ) : null}
                {shown === "Confirmed" && at !== undefined ? (
                  <span className={styles["quiet"]}>
                    {t("reportMails:address.since", { moment: momentIn(at, schedule.timeZone) })}
                  </span>
                ) : null}
              </span>
              <span className={styles["head"]}>
                <StatusBadge status={statuses[shown]}>{t(`reportMails:address.state.${shown}`)}</StatusBadge>
                {mayAsk && shown !== "Ended" ? (
                  <Button
                    kind="quiet"
                    size="small"
                    isPending={ask.isPending}
                    pendingLabel={t("common:state.sending")}
                    onPress={() => void again(address)}
                  >
                    {t(shown === "Unasked" ? "reportMails:address.ask" : "reportMails:address.again")}
                    <VisuallyHidden>: {address}</VisuallyHidden>
                  </Button>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
