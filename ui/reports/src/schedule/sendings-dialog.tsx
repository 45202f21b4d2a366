import { isRecipient, recipientKey, type RegularReport, type ReportDelivery } from "@domain/insights"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { useMomentIn } from "@ui/shared/use-moment-in"
import type { RegularCalls, RegularSending } from "./regular-calls.ts"
import styles from "./schedule.module.css"

/** Failures without a report that could leave again. */
const gone: ReadonlySet<ReportDelivery["failure"]> = new Set(["ReportGone"])

const statuses = { Waiting: "waiting", Sent: "done", Failed: "attention", Ended: "stopped" } as const

export interface SendingsDialogProps {
  readonly calls: RegularCalls
  readonly schedule: RegularReport
  /** The name of a member; undefined for one who left. */
  readonly nameOf: (userId: number) => string | undefined
  readonly onClose: () => void
}

/** What a regular report sent, newest first, with what became of each mail; what failed can be sent again. */
export const SendingsDialog = ({ calls, schedule, nameOf, onClose }: SendingsDialogProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const { sendings, failure, retry } = calls.useSendings(schedule.id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("reportMails:sendings.title", { name: schedule.name })}
      closeLabel={t("common:action.close")}
    >
      {failure === undefined ? null : (
        <>
          <FailureNotice failure={failure} />
          <Button kind="secondary" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        </>
      )}
      {sendings === undefined && failure === undefined ? <Skeleton lines={4} /> : null}
      {sendings?.length === 0 ? <EmptyState level={3} title={t("reportMails:sendings.none")} /> : null}
      <ul className={styles["sendings"]}>
        {(sendings ?? []).map((sending) => (
          <li key={sending.id}>
            <Sending {...{ calls, schedule, sending, nameOf }} onChanged={retry} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Sending = ({
  calls,
  schedule,
  sending,
  nameOf,
  onChanged,
}: Omit<SendingsDialogProps, "onClose"> & {
  readonly sending: RegularSending
  readonly onChanged: () => void
}) => {
  const { t } = useTranslation(["reportMails", "common"])
  const format = useFormat()
  const momentIn = useMomentIn()
  const resend = calls.useResend()
  const who = ({ userId, address }: ReportDelivery) =>
    address ?? (userId === undefined ? undefined : nameOf(userId)) ?? t("reportMails:sendings.former")
  const mayResend = (delivery: ReportDelivery) =>
    (delivery.state === "Failed" || delivery.state === "Sent") &&
    !gone.has(delivery.failure) &&
    (sending.isTest || isRecipient(schedule, recipientKey(delivery)))
  const again = async (recipient: number, name: string) => {
    if (!(await resend.run({ sendingId: sending.id, recipient }))) return
    toastSuccess(t("reportMails:sendings.again", { name }))
    onChanged()
  }
  return (
    <>
      <span className={styles["head"]}>
        <span className={styles["name"]}>{momentIn(sending.dueAt, schedule.timeZone)}</span>
        <span className={styles["quiet"]}>{format.days(sending.range.from, sending.range.to)}</span>
        {sending.isTest ? <StatusBadge status="draft">{t("reportMails:sendings.test")}</StatusBadge> : null}
      </span>
      <FailureNotice failure={resend.failure} />
      {sending.deliveries.map((delivery, index) => {
        const name = who(delivery)
        return (
          <div key={`${delivery.userId ?? ""}${delivery.address ?? ""}`} className={styles["delivery"]}>
            <bdi>{name}</bdi>
            <span className={styles["head"]}>
              <StatusBadge status={statuses[delivery.state]}>
                {delivery.failure === undefined
                  ? t(`reportMails:delivery.${delivery.state}`)
                  : t(`reportMails:failure.${delivery.failure}`)}
              </StatusBadge>
              {mayResend(delivery) ? (
                <Button
                  kind="quiet"
                  size="small"
                  isPending={resend.isPending}
                  pendingLabel={t("common:state.sending")}
                  onPress={() => void again(index, name)}
                >
                  {t("reportMails:sendings.resend")}
                </Button>
              ) : null}
            </span>
          </div>
        )
      })}
    </>
  )
}
