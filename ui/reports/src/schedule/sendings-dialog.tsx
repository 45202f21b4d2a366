import { ListReportSendings, ResendReport } from "@application/insights/contract"
import {
  isRecipient,
  recipientKey,
  type ReportDelivery,
  type ReportSchedule,
  type ReportSending,
} from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
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
import styles from "./schedule.module.css"

const statuses = { Waiting: "waiting", Sent: "done", Failed: "attention", Ended: "stopped" } as const

export interface SendingsDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly schedule: ReportSchedule
  /** The name of a member; undefined for one who left. */
  readonly nameOf: (userId: number) => string | undefined
  readonly onClose: () => void
}

/** What a regular report sent, newest first, with what became of each mail; what failed can be sent again. */
export const SendingsDialog = ({ businessProfileId, schedule, nameOf, onClose }: SendingsDialogProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const { output, failure, retry } = useRead(ListReportSendings, { businessProfileId, scheduleId: schedule.id })
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
      {output === undefined && failure === undefined ? <Skeleton lines={4} /> : null}
      {output?.length === 0 ? <EmptyState level={3} title={t("reportMails:sendings.none")} /> : null}
      <ul className={styles["sendings"]}>
        {(output ?? []).map((sending) => (
          <li key={sending.id}>
            <Sending {...{ businessProfileId, schedule, sending, nameOf }} onChanged={retry} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Sending = ({
  businessProfileId,
  schedule,
  sending,
  nameOf,
  onChanged,
}: Omit<SendingsDialogProps, "onClose"> & {
  readonly sending: ReportSending
  readonly onChanged: () => void
}) => {
  const { t } = useTranslation(["reportMails", "common"])
  const format = useFormat()
  const momentIn = useMomentIn()
  const [state, resend] = useCommand(ResendReport, { revalidate: false })
  const who = ({ userId, address }: ReportDelivery) =>
    address ?? (userId === undefined ? undefined : nameOf(userId)) ?? t("reportMails:sendings.former")
  const mayResend = (delivery: ReportDelivery) =>
    (delivery.state === "Failed" || delivery.state === "Sent") &&
    delivery.failure !== "ReportGone" &&
    (sending.isTest || isRecipient(schedule, recipientKey(delivery)))
  const again = async (recipient: number, name: string) => {
    const outcome = await resend({ businessProfileId, sendingId: sending.id, recipient })
    if (outcome?.status !== "succeeded") return
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
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
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
                  isPending={state.status === "pending"}
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
