import { ListConversionSendings, ListLeadSendings } from "@application/conversions/contract"
import { type InputOf, useRead } from "@ui/container"
import { useTranslation } from "react-i18next"
import type { LogRowProps } from "./log-row.tsx"

/** What networks are told of. */
export const logSubjects = ["Conversions", "Leads"] as const

interface LogEntry extends LogRowProps {
  readonly id: string
}

/** The log of a network about one subject; `entries` is undefined until it was read. */
export const useLog = (subject: (typeof logSubjects)[number], question: InputOf<typeof ListConversionSendings>) => {
  const { t } = useTranslation("conversionNetworks")
  const isOfLeads = subject === "Leads"
  const conversions = useRead(ListConversionSendings, isOfLeads ? undefined : question)
  const leads = useRead(ListLeadSendings, isOfLeads ? question : undefined)
  const { failure, isLoading, retry } = isOfLeads ? leads : conversions
  const entries: ReadonlyArray<LogEntry> | undefined = isOfLeads
    ? leads.output?.sendings.map(({ leadId, stage, state, at, reason }) => ({
        id: `${leadId} ${stage}`,
        title: t("log.leadStage", { number: leadId, stage: t(`stage.${stage}`) }),
        state,
        at,
        reason,
      }))
    : conversions.output?.sendings.map(({ actionId, eventId, state, at, reason }) => ({
        id: `${actionId} ${eventId}`,
        title: eventId,
        state,
        at,
        reason,
      }))
  const nextCursor = isOfLeads ? leads.output?.nextCursor : conversions.output?.nextCursor
  return { entries, hasMore: nextCursor !== undefined, failure, isLoading, retry }
}
