import { ListAgencySchedules } from "@application/insights/contract"
import { lazyPart, useRead } from "@ui/container"
import { useTranslation } from "react-i18next"
import { callsOfMaker } from "../schedule/regular-calls.ts"
import { RegularPanel } from "../schedule/regular-panel.tsx"

/** Rarely needed, so apart from the page. */
const AgencyScheduleForm = lazyPart(async () => (await import("./agency-schedule-form.tsx")).AgencyScheduleForm)

/** The reader's regular reports over many clients. */
export const RegularAgencyReports = () => {
  const { t } = useTranslation("agencyReports")
  const { output, failure, retry } = useRead(ListAgencySchedules, {})
  return (
    <RegularPanel
      calls={callsOfMaker}
      reading={{
        schedules: output?.schedules,
        addresses: output?.addresses ?? [],
        members: output?.members ?? [],
        failure,
        retry,
      }}
      words={{
        lead: t("regular.lead"),
        emptyText: t("regular.emptyText"),
        removeText: t("regular.removeText"),
      }}
      aboutOf={({ clients }) =>
        clients === undefined ? t("regular.allClients") : t("regular.clients", { count: clients.length })
      }
      form={(schedule, onClose, onSaved) =>
        output === undefined ? null : (
          <AgencyScheduleForm
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
