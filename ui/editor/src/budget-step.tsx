import type { CampaignListItem } from "@application/campaigns/contract"
import { adHours } from "@domain/campaigns"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { useWeekHours } from "@ui/journey/use-week-hours"
import { WeekHoursField } from "@ui/journey/week-hours-field"
import { KeyValueList } from "@ui/kit/key-value-list"
import { NavButton } from "@ui/shared/frame"
import { WeekLines } from "@ui/shared/hours"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { EditPart } from "./edit-part.tsx"
import styles from "./editor.module.css"

type Editing = Pick<PlanEditing, "details" | "change">

const Hours = ({ details, change }: Editing) => {
  const { t } = useTranslation(["launch"])
  const hours = useWeekHours(details.targeting.dayParts, details.region, (dayParts) =>
    change({ targeting: { dayParts } }),
  )
  return (
    <WeekHoursField
      hours={hours}
      region={details.region}
      label={t("launch:hours.ads.label")}
      anyTime={{ title: t("launch:hours.anyTime"), description: t("launch:hours.ads.anyTime") }}
      atHours={{ title: t("launch:hours.atHours"), description: t("launch:hours.ads.atHours") }}
    />
  )
}

export interface BudgetStepProps {
  readonly campaign: CampaignListItem
  readonly editing: Editing
  readonly mayChangeHours: boolean
  readonly mayChangeTerms: boolean
  /** Another number begins the hours anew. */
  readonly turn: number
}

/** What the campaign costs and when it runs, with the way to change its days and budget. */
export const BudgetStep = ({ campaign, editing, mayChangeHours, mayChangeTerms, turn }: BudgetStepProps) => {
  const { t } = useTranslation(["editor", "app", "launch"])
  const format = useFormat()
  const { id, businessProfileId, budget, startDate, endDate, spent } = campaign
  const facts = [
    ...(startDate === undefined || endDate === undefined
      ? []
      : [{ label: t("app:campaigns.plan.dates"), value: <bdi>{format.days(startDate, endDate)}</bdi> }]),
    ...(budget === undefined
      ? []
      : [
          {
            label: t("app:campaigns.plan.daily"),
            value: <bdi dir="ltr">{format.money(budget.dailyBudget, budget.currency)}</bdi>,
          },
          {
            label: t("app:campaigns.spentSoFar"),
            value: <bdi dir="ltr">{format.money(spent, budget.currency)}</bdi>,
          },
        ]),
  ]
  return (
    <div className={styles["stack"]}>
      <EditPart
        id="edit-budget"
        title={t("editor:budget.title")}
        description={t("editor:budget.text")}
        actions={
          mayChangeTerms && endDate !== undefined ? (
            <NavButton
              size="small"
              kind="secondary"
              to={`/app/${businessProfileId}/campaigns/${id}?${new URLSearchParams({ endDate })}`}
            >
              {t("app:campaigns.move.changeEndDate")}
            </NavButton>
          ) : null
        }
      >
        <KeyValueList items={facts} />
      </EditPart>
      <EditPart id="edit-hours" title={t("launch:hours.ads.title")}>
        {mayChangeHours ? (
          <Hours key={turn} {...editing} />
        ) : (
          <>
            <p>
              <WeekLines hours={adHours(editing.details)} region={editing.details.region} />
            </p>
            <p className={styles["quiet"]}>{t("editor:budget.fixedHours")}</p>
          </>
        )}
      </EditPart>
    </div>
  )
}
