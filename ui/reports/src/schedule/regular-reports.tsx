import { ListReportSchedules, SetDailyResults } from "@application/insights/contract"
import { type ReportSchedule, scheduleLimits } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { Switch } from "@ui/kit/switch"
import { FailureNotice } from "@ui/shared/frame"
import { CalendarClock } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./schedule.module.css"
import { ScheduleRow } from "./schedule-row.tsx"

/** Rarely needed, so apart from the page. */
const ScheduleForm = lazyPart(async () => (await import("./schedule-form.tsx")).ScheduleForm)
const SendingsDialog = lazyPart(async () => (await import("./sendings-dialog.tsx")).SendingsDialog)

type Opened =
  | { readonly what: "form"; readonly schedule?: ReportSchedule }
  | { readonly what: "sendings"; readonly schedule: ReportSchedule }

export interface RegularReportsProps {
  readonly businessProfileId: BusinessProfileId
}

/** The regular reports of a business, and the reader's daily mail of results. */
export const RegularReports = ({ businessProfileId }: RegularReportsProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const { output, failure, retry } = useRead(ListReportSchedules, { businessProfileId })
  const [opened, setOpened] = useState<Opened>()
  const schedules = output?.schedules ?? []
  const isFull = schedules.length >= scheduleLimits.schedules
  const close = () => setOpened(undefined)
  const names = new Map((output?.members ?? []).map(({ userId, name }) => [Number(userId), name]))
  return (
    <div className={styles["place"]}>
      <Panel
        title={t("reportMails:title")}
        description={t(isFull ? "reportMails:full" : "reportMails:lead", { most: scheduleLimits.schedules })}
        actions={
          <Button isDisabled={output === undefined || isFull} onPress={() => setOpened({ what: "form" })}>
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
        {output === undefined && failure === undefined ? <Skeleton lines={4} /> : null}
        {output === undefined ? null : (
          <DailyResults businessProfileId={businessProfileId} isOn={output.dailyResults} onChanged={retry} />
        )}
        {output !== undefined && schedules.length === 0 ? (
          <EmptyState level={3} icon={<CalendarClock />} title={t("reportMails:empty")}>
            {t("reportMails:emptyText")}
          </EmptyState>
        ) : null}
        <ul className={styles["rows"]}>
          {schedules.map((row) => (
            <li key={row.schedule.id} className={styles["row"]}>
              <ScheduleRow
                businessProfileId={businessProfileId}
                row={row}
                addresses={output?.addresses ?? []}
                onEdit={(schedule) => setOpened({ what: "form", schedule })}
                onShow={(schedule) => setOpened({ what: "sendings", schedule })}
                onChanged={retry}
              />
            </li>
          ))}
        </ul>
        <Suspense fallback={null}>
          {opened?.what === "form" && output !== undefined ? (
            <ScheduleForm
              businessProfileId={businessProfileId}
              choices={output}
              {...(opened.schedule !== undefined && { schedule: opened.schedule })}
              onClose={close}
              onSaved={() => {
                close()
                retry()
              }}
            />
          ) : null}
          {opened?.what === "sendings" ? (
            <SendingsDialog
              businessProfileId={businessProfileId}
              schedule={opened.schedule}
              nameOf={(userId) => names.get(userId)}
              onClose={() => {
                close()
                retry()
              }}
            />
          ) : null}
        </Suspense>
      </Panel>
    </div>
  )
}

/** The switch of the reader's daily mail. */
const DailyResults = ({
  businessProfileId,
  isOn,
  onChanged,
}: RegularReportsProps & { readonly isOn: boolean; readonly onChanged: () => void }) => {
  const { t } = useTranslation("reportMails")
  const [state, set] = useCommand(SetDailyResults, { revalidate: false })
  const isShown = state.status === "pending" ? !isOn : isOn
  const turn = async (next: boolean) => {
    const outcome = await set({ businessProfileId, isOn: next })
    if (outcome?.status === "succeeded") onChanged()
  }
  return (
    <>
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
      <Switch
        isSelected={isShown}
        isDisabled={state.status === "pending"}
        hint={t("daily.hint")}
        onChange={(next) => void turn(next)}
      >
        {t("daily.label")}
      </Switch>
    </>
  )
}
