import { channelDefinitions } from "@domain/campaigns"
import type { CampaignListItem } from "@application/campaigns/contract"
import type { BusinessCategoryId } from "@domain/portals"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { Button } from "@ui/kit/button"
import { Tabs } from "@ui/kit/tabs"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { AudienceStep } from "./audience-step.tsx"
import { BudgetStep } from "./budget-step.tsx"
import type { EditKeeper, KeeperState } from "./edit-keeper.ts"
import { adsInOrder, type EditorStep, stepsFor } from "./editor-steps.ts"
import { BannerAdPart } from "./banner-ad-part.tsx"
import styles from "./editor.module.css"
import { ReviewStep, type ReviewStepProps } from "./review-step.tsx"
import { SearchAdPart } from "./search-ad-part.tsx"
import { SocialAdPart } from "./social-ad-part.tsx"
import { useEditorPlaces } from "./use-editor-places.ts"

export interface EditorStepsProps {
  readonly campaign: CampaignListItem
  readonly category: BusinessCategoryId | undefined
  readonly editing: KeptEditing
  readonly state: KeeperState
  readonly keeper: EditKeeper
  readonly mayChangeTerms: boolean
  readonly review: Omit<ReviewStepProps, "editing">
  /** Stands beside the steps where there is room, told whether the review is open. */
  readonly aside: (isReview: boolean) => ReactNode
  /** Stands below them on phones. */
  readonly bar: (isReview: boolean) => ReactNode
}

/** The steps of the editor, each to be opened at any time, with the summary in sight. */
export const EditorSteps = (props: EditorStepsProps) => {
  const { campaign, category, editing, state, keeper, mayChangeTerms, review, aside, bar } = props
  const { t } = useTranslation(["editor", "common"])
  const steps = stepsFor(category)
  const { step, go, before, after } = useEditorPlaces(steps)
  const { plan, mayChangeHours } = state.server
  const open = (next: EditorStep, isTop = false) => {
    void keeper.flush()
    go(next, { isTop })
  }
  const contentOf = (each: EditorStep): ReactNode => {
    if (each === "audience") return <AudienceStep editing={editing} channels={plan.targeting.channels ?? []} />
    if (each === "review") return <ReviewStep editing={editing} {...review} />
    if (each === "budget")
      return (
        <BudgetStep
          campaign={campaign}
          editing={editing}
          mayChangeHours={mayChangeHours}
          mayChangeTerms={mayChangeTerms}
          state={state}
          keeper={keeper}
          turn={state.turn}
        />
      )
    return (
      <div className={styles["stack"]}>
        {adsInOrder(plan, category).map((channel) => {
          const { ad } = channelDefinitions[channel]
          if (ad === "text") return <SearchAdPart key={channel} editing={editing} contact={plan.contact} />
          return ad === "banner" ? (
            <BannerAdPart key={channel} editing={editing} />
          ) : (
            <SocialAdPart key={channel} editing={editing} server={state.server} />
          )
        })}
      </div>
    )
  }
  const ways = (
    <div className={styles["ways"]}>
      {before === undefined ? null : (
        <Button kind="secondary" onPress={() => open(before, true)}>
          {t("common:action.back")}
        </Button>
      )}
      {after === undefined ? null : (
        <span className={styles["onwards"]}>
          <Button onPress={() => open(after, true)}>{t("common:action.continue")}</Button>
        </span>
      )}
    </div>
  )
  return (
    <>
      <div className={styles["main"]}>
        <Tabs
          label={t("editor:steps.label")}
          selected={step}
          onSelect={(id) => {
            const next = steps.find((each) => each === id)
            if (next !== undefined) open(next)
          }}
          items={steps.map((each) => ({
            id: each,
            label: t(`editor:steps.${each}`),
            content: (
              <div className={styles["stack"]}>
                {each === step ? contentOf(each) : null}
                {ways}
              </div>
            ),
          }))}
        />
      </div>
      {aside(step === "review")}
      {bar(step === "review")}
    </>
  )
}
