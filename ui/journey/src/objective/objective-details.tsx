import type { Objective } from "@domain/creatives"
import { useTranslation } from "react-i18next"
import { WeekHoursField } from "../hours/week-hours-field.tsx"
import { useFoundNote } from "../parts/found-note.tsx"
import { MessagingChoice } from "./messaging-choice.tsx"
import type { ObjectiveDetailsForm } from "./use-objective-details.ts"

export interface ObjectiveDetailsProps {
  readonly objective: Objective
  readonly form: ObjectiveDetailsForm
}

/** What an objective needs besides itself: when calls are taken, or where messages arrive. Spec: onboarding content. */
export const ObjectiveDetails = ({ objective, form }: ObjectiveDetailsProps) => {
  const { t } = useTranslation("launch")
  const foundNote = useFoundNote()
  if (objective === "InstantMessages") return <MessagingChoice form={form} />
  if (objective !== "Calls") return null
  const { region, sources, creative } = form.details
  return (
    <WeekHoursField
      hours={form.hours}
      region={region}
      label={t("launch:hours.calls.label")}
      anyTime={{ title: t("launch:hours.anyTime"), description: t("launch:hours.calls.anyTime") }}
      atHours={{ title: t("launch:hours.atHours"), description: t("launch:hours.calls.atHours") }}
      note={creative.callHours === undefined ? undefined : foundNote(sources["callHours"])}
    />
  )
}
