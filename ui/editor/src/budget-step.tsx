import type { CampaignListItem } from "@application/campaigns/contract"
import { adHours, type EditedTerms, editWithTerms, termChanges } from "@domain/campaigns"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { KeyValueList } from "@ui/kit/key-value-list"
import { WeekLines } from "@ui/shared/hours"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { BudgetReading, Pace, PricePanel, useCampaignBudget } from "@ui/shared/budget"
import { SplitPart } from "./budget/split-part.tsx"
import { TermsPart } from "./budget/terms-part.tsx"
import type { EditKeeper, KeeperState } from "./edit-keeper.ts"
import { EditPart } from "./edit-part.tsx"
import styles from "./editor.module.css"
import { AdHoursField } from "./hours/ad-hours-field.tsx"

type Editing = Pick<PlanEditing, "details" | "change">

/** Whether the money is spent as planned, and how the channels share it. */
const PaceAndSplit = ({ campaign }: Pick<BudgetStepProps, "campaign">) => {
  const { t } = useTranslation(["pacing"])
  const format = useFormat()
  const { state, failure, retry, setNewest } = useCampaignBudget(campaign)
  const { pacing, split } = state ?? {}
  return (
    <>
      <EditPart id="edit-pace" title={t("pacing:title")} description={t("pacing:delivery")}>
        <BudgetReading state={state} failure={failure} onRetry={retry}>
          {(budget) =>
            pacing === undefined ? null : (
              <Pace campaign={campaign} state={{ ...budget, pacing }} format={format} mayChange />
            )
          }
        </BudgetReading>
      </EditPart>
      {state === undefined || split === undefined ? null : (
        <SplitPart campaign={campaign} state={{ ...state, split }} format={format} onChanged={setNewest} />
      )}
    </>
  )
}

export interface BudgetStepProps {
  readonly campaign: CampaignListItem
  readonly editing: Editing
  readonly mayChangeHours: boolean
  readonly mayChangeTerms: boolean
  readonly state: KeeperState
  readonly keeper: Pick<EditKeeper, "state" | "change">
  /** Another number begins the hours anew. */
  readonly turn: number
}

/** What the campaign costs and when it runs, with the way to change its days and budget. */
export const BudgetStep = (props: BudgetStepProps) => {
  const { campaign, editing, mayChangeHours, mayChangeTerms, state, keeper, turn } = props
  const { t } = useTranslation(["editor", "app", "launch", "pacing"])
  const format = useFormat()
  const { budget, startDate, spent, price, returned, changes, region } = campaign
  const { running } = state.server
  const { endDate, dailyBudget } = running
  const setTerms = (terms: EditedTerms) => {
    const present = keeper.state()
    const before = { ...present.server.running, ...present.edit.terms }
    // A box that is left says its amount once more, which is no step to undo.
    if (termChanges(before, terms).length > 0) keeper.change(editWithTerms(present.edit, present.server.running, terms))
  }
  const facts = [
    ...(startDate === undefined || endDate === undefined
      ? []
      : [{ label: t("app:campaigns.plan.dates"), value: <bdi>{format.days(startDate, endDate)}</bdi> }]),
    { label: t("pacing:zone"), value: t(`launch:budget.zone.${region}`) },
    ...(budget === undefined
      ? []
      : [
          { label: t("pacing:type"), value: t(`pacing:types.${budget.budgetType}`) },
          {
            label: t("app:campaigns.plan.daily"),
            value: <bdi dir="ltr">{format.money(dailyBudget ?? budget.dailyBudget, budget.currency)}</bdi>,
          },
          {
            label: t("app:campaigns.spentSoFar"),
            value: <bdi dir="ltr">{format.money(spent, budget.currency)}</bdi>,
          },
        ]),
  ]
  return (
    <div className={styles["stack"]}>
      <EditPart id="edit-budget" title={t("editor:budget.title")} description={t("editor:budget.text")}>
        <div className={styles["stack"]}>
          <KeyValueList items={facts} />
          {mayChangeTerms && endDate !== undefined ? (
            <TermsPart
              key={turn}
              campaign={campaign}
              server={state.server}
              terms={state.edit.terms}
              isSaved={state.saving === "saved"}
              onChange={setTerms}
            />
          ) : null}
        </div>
      </EditPart>
      <PaceAndSplit campaign={campaign} />
      <EditPart id="edit-hours" title={t("launch:hours.ads.title")}>
        {mayChangeHours ? (
          <AdHoursField key={turn} {...editing} />
        ) : (
          <>
            <p>
              <WeekLines hours={adHours(editing.details)} region={editing.details.region} />
            </p>
            <p className={styles["quiet"]}>{t("editor:budget.fixedHours")}</p>
          </>
        )}
      </EditPart>
      {price === undefined ? null : (
        <PricePanel
          price={price}
          isReduced={changes?.some(({ total }) => total < 0) === true}
          isSoFar={returned !== undefined}
          format={format}
        />
      )}
    </div>
  )
}
