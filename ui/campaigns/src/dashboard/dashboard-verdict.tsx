import type { Dashboard } from "@domain/insights"
import type { DateRangePreset } from "@domain/kernel"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import { mayTake, type ResultWord, useActionInWords } from "@ui/shared/outcome"
import { VerdictCard } from "../verdict/verdict-card.tsx"
import { StepAct, type StepActProps } from "./step-act.tsx"

export interface DashboardVerdictProps extends Omit<StepActProps, "action" | "label" | "isPrimary"> {
  readonly dashboard: Pick<Dashboard, "verdict" | "currency" | "days">
  readonly preset: DateRangePreset
  readonly word: ResultWord
  readonly format: Format
}

/** Days of a period below which a longer one may say more. */
const longPeriod = 30

/** How the period went for the whole business, with its next act; nothing before the first launch. */
export const DashboardVerdict = ({ dashboard, preset, word, format, ...act }: DashboardVerdictProps) => {
  const { verdict, currency, days } = dashboard
  const { t } = useTranslation(["dashboard"])
  const may = useMay()
  const inWords = useActionInWords(format, currency)
  if (verdict === undefined) return null
  const { action, outcome } = verdict
  const mayLookLonger = outcome === "TooEarly" && days.length < longPeriod && preset !== "Last30Days"
  const next =
    action === undefined ? (
      <NavButton size="small" kind="secondary" to={mayLookLonger ? "?range=Last30Days" : `${act.root}/campaigns`}>
        {t(mayLookLonger ? "dashboard:verdict.act.longer" : "dashboard:verdict.act.campaigns")}
      </NavButton>
    ) : mayTake(action, may) ? (
      <StepAct {...act} action={action} label={inWords(action).label} isPrimary={outcome === "NeedsYou"} />
    ) : null
  return <VerdictCard verdict={verdict} currency={currency} word={word} format={format} act={next} />
}
