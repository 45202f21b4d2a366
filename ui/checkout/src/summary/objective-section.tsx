import { messagingAppOf, objectiveOf, whatsAppNumberOf } from "@domain/campaigns"
import { publicContact } from "@domain/signup"
import { type KeyValue, KeyValueList } from "@ui/kit/key-value-list"
import { Ltr } from "@ui/i18n"
import { PartPanel } from "@ui/shared/part-panel"
import { WeekLines } from "@ui/shared/hours"
import { spokenPhone } from "@ui/shared/frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { SummaryDetails } from "./summary-facts.ts"

export interface ObjectiveSectionProps {
  readonly details: SummaryDetails
  readonly actions?: ReactNode
  /** What its results will be, where that is known. */
  readonly note?: ReactNode
}

/** What the ads are for, with the hours in which calls are taken or the app that messages reach. */
export const ObjectiveSection = ({ details, actions, note }: ObjectiveSectionProps) => {
  const { t } = useTranslation("launch")
  const { creative, region } = details
  const objective = objectiveOf(details)
  const app = messagingAppOf(details)
  const number = app === "WhatsApp" ? whatsAppNumberOf({ creative, contact: publicContact(details) }) : undefined
  const facts: ReadonlyArray<KeyValue> =
    objective === "Calls"
      ? [{ label: t("launch:hours.calls.title"), value: <WeekLines hours={creative.callHours} region={region} /> }]
      : objective === "InstantMessages"
        ? [
            { label: t("launch:messaging.title"), value: t(`launch:messaging.app.${app}`) },
            ...(number === undefined
              ? []
              : [{ label: t("launch:messaging.number"), value: <Ltr>{spokenPhone(number, region)}</Ltr> }]),
          ]
        : []
  return (
    <PartPanel
      title={t("launch:summary.objective")}
      summary={t(`launch:objective.${objective}`)}
      {...(actions !== undefined && { actions })}
    >
      <p>{t(`launch:objective.${objective}`)}</p>
      {note}
      {facts.length === 0 ? null : <KeyValueList items={facts} />}
    </PartPanel>
  )
}
