import type { CampaignBudget } from "@domain/campaigns"
import { addDays, type LocalDate, type Region } from "@domain/kernel"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextField } from "@ui/kit/text-field"
import { CalendarDays, Zap } from "lucide-react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { type BudgetProblems, startingOn } from "./budget-draft.ts"
import { useRunWords } from "./use-run-words.ts"

/** Days until ads are usually approved, so that a proposed start can be kept. */
const reviewDays = 3

export interface ScheduleChoiceProps {
  readonly budget: CampaignBudget
  readonly region: Region
  readonly today: LocalDate
  readonly problem: BudgetProblems["startDate"]
  readonly onChange: (budget: CampaignBudget) => void
  readonly isDisabled: boolean
}

/** When the campaign begins. */
export const ScheduleChoice = ({ budget, region, today, problem, onChange, isDisabled }: ScheduleChoiceProps) => {
  const { t } = useTranslation("launch")
  const runWords = useRunWords()
  const isScheduled = budget.schedulingMode === "Schedule"
  return (
    <div className={layout["tight"]}>
      <RadioCards
        label={t("launch:budget.start")}
        value={budget.schedulingMode}
        isDisabled={isDisabled}
        onChange={(mode) => onChange(startingOn(budget, mode === "Schedule" ? addDays(today, reviewDays) : undefined))}
        options={[
          {
            id: "RunContinuously",
            title: t("launch:budget.startSoon"),
            description: t("launch:budget.startSoonHelp"),
            icon: <Zap size={20} />,
          },
          {
            id: "Schedule",
            title: t("launch:budget.startOn"),
            description: t("launch:budget.startOnHelp"),
            icon: <CalendarDays size={20} />,
          },
        ]}
      />
      {isScheduled ? (
        <TextField
          label={t("launch:budget.startDate")}
          type="date"
          inputDirection="ltr"
          value={budget.startDate ?? ""}
          isDisabled={isDisabled}
          error={problem === undefined ? undefined : t(`launch:budget.startProblem.${problem}`)}
          onChange={(typed) => onChange(startingOn(budget, typed))}
        />
      ) : null}
      {problem === undefined ? <p className={layout["soft"]}>{runWords(budget, region)}</p> : null}
    </div>
  )
}
