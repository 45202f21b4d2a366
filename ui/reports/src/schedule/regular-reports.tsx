import { ListReportSchedules, SetDailyResults } from "@application/insights/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart, useCommand, useRead } from "@ui/container"
import { Switch } from "@ui/kit/switch"
import { FailureNotice } from "@ui/shared/frame"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { callsOfBusiness } from "./regular-calls.ts"
import { RegularPanel } from "./regular-panel.tsx"

/** Rarely needed, so apart from the page. */
const ScheduleForm = lazyPart(async () => (await import("./schedule-form.tsx")).ScheduleForm)

export interface RegularReportsProps {
  readonly businessProfileId: BusinessProfileId
}

/** The regular reports of a business, and the reader's daily mail of results. */
export const RegularReports = ({ businessProfileId }: RegularReportsProps) => {
  const { t } = useTranslation("reportMails")
  const { output, failure, retry } = useRead(ListReportSchedules, { businessProfileId })
  const calls = useMemo(() => callsOfBusiness(businessProfileId), [businessProfileId])
  return (
    <RegularPanel
      calls={calls}
      reading={{
        schedules: output?.schedules,
        addresses: output?.addresses ?? [],
        members: output?.members ?? [],
        failure,
        retry,
      }}
      words={{ lead: t("lead"), emptyText: t("emptyText"), removeText: t("row.removeText") }}
      isFixed={({ dailyFor }) => dailyFor !== undefined}
      before={
        output === undefined ? null : (
          <DailyResults businessProfileId={businessProfileId} isOn={output.dailyResults} onChanged={retry} />
        )
      }
      form={(schedule, onClose, onSaved) =>
        output === undefined ? null : (
          <ScheduleForm
            businessProfileId={businessProfileId}
            choices={output}
            {...(schedule !== undefined && { schedule })}
            onClose={onClose}
            onSaved={onSaved}
          />
        )
      }
    />
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
