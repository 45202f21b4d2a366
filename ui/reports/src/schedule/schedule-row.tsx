import {
  type ListReportSchedules,
  RemoveReportSchedule,
  SetReportScheduleState,
  TestReportSchedule,
} from "@application/insights/contract"
import type { ReportSchedule, ReportSending } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { type OutputOf, useCommand } from "@ui/container"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { AddressList } from "./address-list.tsx"
import styles from "./schedule.module.css"

export interface ScheduleRowProps {
  readonly businessProfileId: BusinessProfileId
  readonly row: OutputOf<typeof ListReportSchedules>["schedules"][number]
  /** What is known of the business's outside addresses. */
  readonly addresses: OutputOf<typeof ListReportSchedules>["addresses"]
  readonly onEdit: (schedule: ReportSchedule) => void
  readonly onShow: (schedule: ReportSchedule) => void
  readonly onChanged: () => void
}

const countOf = ({ deliveries }: ReportSending, state: ReportSending["deliveries"][number]["state"]) =>
  deliveries.filter((delivery) => delivery.state === state).length

/** A regular report: when it leaves next, what became of the last one, and what can be done with it. */
export const ScheduleRow = ({ businessProfileId, row, addresses, onEdit, onShow, onChanged }: ScheduleRowProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const momentIn = useMomentIn()
  const { schedule, last } = row
  const { id: scheduleId, name, state } = schedule
  const [isRemoving, setRemoving] = useState(false)
  const [changed, change] = useCommand(SetReportScheduleState, { revalidate: false })
  const [tested, test] = useCommand(TestReportSchedule, { revalidate: false })
  const [removed, remove] = useCommand(RemoveReportSchedule, { revalidate: false })
  const isPaused = state === "Paused"
  const failure = [changed, tested, removed].find((one) => one.status === "failed")
  const people = schedule.members.length + schedule.addresses.length

  const pause = async () => {
    const outcome = await change({ businessProfileId, scheduleId, state: isPaused ? "Active" : "Paused" })
    if (outcome?.status === "succeeded") onChanged()
  }
  const sendTest = async () => {
    const outcome = await test({ businessProfileId, scheduleId })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("reportMails:row.tested"))
    onChanged()
  }
  const confirm = async () => {
    const outcome = await remove({ businessProfileId, scheduleId })
    setRemoving(false)
    if (outcome?.status === "succeeded") onChanged()
  }
  return (
    <>
      <span className={styles["head"]}>
        <bdi className={styles["name"]}>{name}</bdi>
        <StatusBadge status={isPaused ? "paused" : "running"}>{t(`reportMails:state.${state}`)}</StatusBadge>
      </span>
      {failure?.status === "failed" ? <FailureNotice failure={failure.failure} /> : null}
      <span>
        {isPaused
          ? t(people === 0 ? "reportMails:row.nobody" : "reportMails:row.paused")
          : t("reportMails:row.next", { moment: momentIn(schedule.nextAt, schedule.timeZone) })}
      </span>
      <span className={styles["quiet"]}>
        {t(`reportMails:cadence.${schedule.cadence.kind}`)} · {t(`reportMails:period.${schedule.period}`)} ·{" "}
        {t("reportMails:row.recipients", { count: people })}
      </span>
      {last === undefined ? (
        <span className={styles["quiet"]}>{t("reportMails:row.never")}</span>
      ) : (
        <span className={styles["head"]}>
          <span className={styles["quiet"]}>
            {t("reportMails:row.last", { moment: momentIn(last.dueAt, schedule.timeZone) })}
          </span>
          <span className={styles["quiet"]}>
            {(["Sent", "Waiting", "Failed", "Ended"] as const)
              .filter((one) => countOf(last, one) > 0)
              .map((one) => t(`reportMails:count.${one}`, { count: countOf(last, one) }))
              .join(" · ")}
          </span>
        </span>
      )}
      <AddressList {...{ businessProfileId, schedule, addresses, onChanged }} />
      <span className={styles["acts"]}>
        {schedule.dailyFor === undefined ? (
          <Button kind="quiet" size="small" onPress={() => onEdit(schedule)}>
            {t("reportMails:row.edit")}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          size="small"
          isPending={changed.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void pause()}
        >
          {t(`reportMails:row.${isPaused ? "resume" : "pause"}`)}
        </Button>
        <Button
          kind="quiet"
          size="small"
          isPending={tested.status === "pending"}
          pendingLabel={t("common:state.sending")}
          onPress={() => void sendTest()}
        >
          {t("reportMails:row.test")}
        </Button>
        <Button kind="quiet" size="small" onPress={() => onShow(schedule)}>
          {t("reportMails:row.sendings")}
        </Button>
        <Button kind="quiet" size="small" onPress={() => setRemoving(true)}>
          {t("reportMails:row.remove")}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t("reportMails:row.removeTitle", { name })}
        confirmLabel={t("reportMails:row.remove")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={removed.status === "pending"}
        isDangerous
        onConfirm={() => void confirm()}
        onCancel={() => setRemoving(false)}
      >
        {t("reportMails:row.removeText")}
      </ConfirmDialog>
    </>
  )
}
