import { type AddressListed, type RegularReport, scheduleLimits } from "@domain/insights"
import { lazyPart } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { CalendarClock } from "lucide-react"
import { type ReactNode, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import type { RegularCalls, RegularSending } from "./regular-calls.ts"
import styles from "./schedule.module.css"
import { ScheduleRow } from "./schedule-row.tsx"

/** Rarely needed, so apart from the page. */
const SendingsDialog = lazyPart(async () => (await import("./sendings-dialog.tsx")).SendingsDialog)

type Opened<Schedule> =
  | { readonly what: "form"; readonly schedule?: Schedule }
  | { readonly what: "sendings"; readonly schedule: Schedule }

export interface RegularPanelProps<Schedule extends RegularReport> {
  readonly calls: RegularCalls
  readonly reading: {
    readonly schedules:
      | ReadonlyArray<{ readonly schedule: Schedule; readonly last?: RegularSending | undefined }>
      | undefined
    readonly addresses: ReadonlyArray<AddressListed>
    readonly members: ReadonlyArray<{ readonly userId: number; readonly name: string }>
    readonly failure: unknown
    readonly retry: () => void
  }
  readonly words: { readonly lead: string; readonly emptyText: string; readonly removeText: string }
  /** What a report is about, where that needs saying. */
  readonly aboutOf?: (schedule: Schedule) => string
  readonly isFixed?: (schedule: Schedule) => boolean
  /** Stands before the reports once they are read. */
  readonly before?: ReactNode
  /** Makes a report, or changes the given report. */
  readonly form: (schedule: Schedule | undefined, onClose: () => void, onSaved: () => void) => ReactNode
}

/** Regular reports with all that is done with them, whose ever they are. */
export const RegularPanel = <Schedule extends RegularReport>({
  calls,
  reading: { schedules, addresses, members, failure, retry },
  words,
  aboutOf,
  isFixed = () => false,
  before,
  form,
}: RegularPanelProps<Schedule>) => {
  const { t } = useTranslation(["reportMails", "common"])
  const [opened, setOpened] = useState<Opened<Schedule>>()
  const isFull = (schedules?.length ?? 0) >= scheduleLimits.schedules
  const close = () => setOpened(undefined)
  const closeAnew = () => {
    close()
    retry()
  }
  const names = new Map(members.map(({ userId, name }) => [Number(userId), name]))
  return (
    <div className={styles["place"]}>
      <Panel
        title={t("reportMails:title")}
        description={isFull ? t("reportMails:full", { most: scheduleLimits.schedules }) : words.lead}
        actions={
          <Button isDisabled={schedules === undefined || isFull} onPress={() => setOpened({ what: "form" })}>
            {t("reportMails:sendRegularly")}
          </Button>
        }
      >
        {failure === undefined ? null : (
          <ErrorState
            level={3}
            title={t("reportMails:notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          >
            <FailureNotice failure={failure} />
          </ErrorState>
        )}
        {schedules === undefined && failure === undefined ? <Skeleton lines={4} /> : null}
        {schedules === undefined ? null : before}
        {schedules?.length === 0 ? (
          <EmptyState level={3} icon={<CalendarClock />} title={t("reportMails:empty")}>
            {words.emptyText}
          </EmptyState>
        ) : null}
        <ul className={styles["rows"]}>
          {(schedules ?? []).map(({ schedule, last }) => (
            <li key={schedule.id} className={styles["row"]}>
              <ScheduleRow
                calls={calls}
                schedule={schedule}
                last={last}
                addresses={addresses}
                about={aboutOf?.(schedule)}
                removeText={words.removeText}
                isFixed={isFixed(schedule)}
                onEdit={(one) => setOpened({ what: "form", schedule: one })}
                onShow={(one) => setOpened({ what: "sendings", schedule: one })}
                onChanged={retry}
              />
            </li>
          ))}
        </ul>
        <Suspense fallback={null}>
          {opened?.what === "form" && schedules !== undefined ? form(opened.schedule, close, closeAnew) : null}
          {opened?.what === "sendings" ? (
            <SendingsDialog
              calls={calls}
              schedule={opened.schedule}
              nameOf={(userId) => names.get(userId)}
              onClose={closeAnew}
            />
          ) : null}
        </Suspense>
      </Panel>
    </div>
  )
}
