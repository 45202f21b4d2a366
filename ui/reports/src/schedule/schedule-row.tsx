import type { AddressListed, RegularReport } from "@domain/insights"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { AddressList } from "./address-list.tsx"
import type { RegularCalls, RegularSending } from "./regular-calls.ts"
import styles from "./schedule.module.css"

export interface ScheduleRowProps<Schedule extends RegularReport> {
  readonly calls: RegularCalls
  readonly schedule: Schedule
  readonly last?: RegularSending | undefined
  /** What is known of the outside addresses. */
  readonly addresses: ReadonlyArray<AddressListed>
  /** What it is about, where that needs saying. */
  readonly about?: string | undefined
  readonly removeText: string
  readonly isFixed: boolean
  readonly onEdit: (schedule: Schedule) => void
  readonly onShow: (schedule: Schedule) => void
  readonly onChanged: () => void
}

const countOf = ({ deliveries }: RegularSending, state: RegularSending["deliveries"][number]["state"]) =>
  deliveries.filter((delivery) => delivery.state === state).length

/** A regular report: when it leaves next, what became of the last one, and what can be done with it. */
export const ScheduleRow = <Schedule extends RegularReport>({
  calls,
  schedule,
  last,
  addresses,
  about,
  removeText,
  isFixed,
  onEdit,
  onShow,
  onChanged,
}: ScheduleRowProps<Schedule>) => {
  const { t } = useTranslation(["reportMails", "common"])
  const momentIn = useMomentIn()
  const { id: scheduleId, name, state } = schedule
  const [isRemoving, setRemoving] = useState(false)
  const change = calls.useState()
  const test = calls.useTest()
  const remove = calls.useRemove()
  const isPaused = state === "Paused"
  const failure = change.failure ?? test.failure ?? remove.failure
  const people = schedule.members.length + schedule.addresses.length

  const pause = async () => {
    if (await change.run({ scheduleId, state: isPaused ? "Active" : "Paused" })) onChanged()
  }
  const sendTest = async () => {
    if (!(await test.run({ scheduleId }))) return
    toastSuccess(t("reportMails:row.tested"))
    onChanged()
  }
  const confirm = async () => {
    const isRemoved = await remove.run({ scheduleId })
    setRemoving(false)
    if (isRemoved) onChanged()
  }
  return (
    <>
      <span className={styles["head"]}>
        <bdi className={styles["name"]}>{name}</bdi>
        <StatusBadge status={isPaused ? "paused" : "running"}>{t(`reportMails:state.${state}`)}</StatusBadge>
      </span>
      <FailureNotice failure={failure} />
      <span>
        {isPaused
          ? t(people === 0 ? "reportMails:row.nobody" : "reportMails:row.paused")
          : t("reportMails:row.next", { moment: momentIn(schedule.nextAt, schedule.timeZone) })}
      </span>
      <span className={styles["quiet"]}>
        {about === undefined ? "" : `${about} · `}
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
      <AddressList {...{ calls, schedule, addresses, onChanged }} />
      <span className={styles["acts"]}>
        {isFixed ? null : (
          <Button kind="quiet" size="small" onPress={() => onEdit(schedule)}>
            {t("reportMails:row.edit")}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          isPending={change.isPending}
          pendingLabel={t("common:state.saving")}
          onPress={() => void pause()}
        >
          {t(`reportMails:row.${isPaused ? "resume" : "pause"}`)}
        </Button>
        <Button
          kind="quiet"
          size="small"
          isPending={test.isPending}
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
        isPending={remove.isPending}
        isDangerous
        onConfirm={() => void confirm()}
        onCancel={() => setRemoving(false)}
      >
        {removeText}
      </ConfirmDialog>
    </>
  )
}
