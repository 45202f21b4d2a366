import type { BudgetSplit, CampaignBudgetState } from "@application/campaigns/contract"
import type { Campaign, SplitRule } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { RadioCards } from "@ui/kit/radio-cards"
import { AutopilotDialog, SplitList } from "@ui/shared/budget"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { EditPart } from "../edit-part.tsx"
import styles from "../editor.module.css"
import {
  handFault,
  moneyOf,
  movesBudget,
  partsOf,
  presentChoice,
  type SplitChoice,
  splitChoices,
  startPercents,
} from "./split-choice.ts"
import { SplitHistory } from "./split-history.tsx"
import { SplitPercents } from "./split-percents.tsx"
import { type FormerSplit, useSplit } from "./use-split.ts"

export interface SplitPartProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly state: CampaignBudgetState & { readonly split: BudgetSplit }
  readonly format: Format
  readonly onChanged: (state: CampaignBudgetState) => void
}

/** How the channels share the money: by a rule that is chosen here, or by the autopilot's moves. */
export const SplitPart = ({ campaign, state, format, onChanged }: SplitPartProps) => {
  const { t } = useTranslation(["pacing", "app", "autopilot", "common", "failures"])
  const { split, currency, daily, maySplit } = state
  const desk = useSplit(campaign, onChanged)
  const { autopilot } = desk
  const present = presentChoice(split, autopilot?.settings)
  const [picked, setPicked] = useState<SplitChoice>()
  const [typed, setTyped] = useState(() => startPercents(split))
  const [isAsked, setAsked] = useState(false)
  const [fault, setFault] = useState<string>()
  const [done, setDone] = useState<{ readonly former?: FormerSplit }>()
  const choice = picked ?? present
  const parts = partsOf(choice, split, typed)
  const money = moneyOf(parts, split, daily ?? 0)
  const nameOf = (channel: BudgetSplit["channels"][number]["channel"]) => t(`app:campaigns.channel.${channel}`)
  const former = (): FormerSplit => ({
    rule: split.parts === undefined ? "Equal" : present === "ByResult" || present === "Equal" ? "ByHand" : present,
    parts: split.parts,
  })
  const share = async (rule: SplitRule, wanted: FormerSplit["parts"], undo?: FormerSplit) => {
    setDone(undefined)
    if (!(await desk.share(rule, wanted, split.parts))) return
    setPicked(undefined)
    setDone(undo === undefined ? {} : { former: undo })
  }
  const save = () => {
    const wrong = choice === "ByHand" ? handFault(parts, split) : undefined
    setFault(wrong)
    if (wrong === undefined && choice !== "ByResult") void share(choice, parts, former())
  }
  const isByResult = choice === "ByResult"
  const mode = autopilot?.settings.mode
  const isOffered = autopilot !== undefined && autopilot.obstacle === undefined && autopilot.possible.includes("Budget")
  const helpOf = (each: SplitChoice): string => {
    if (each === "ByResult" && autopilot?.obstacle !== undefined) return t(`autopilot:obstacle.${autopilot.obstacle}`)
    return t(`pacing:split.ruleHelp.${each === "Recommended" && !split.isTold ? "RecommendedEarly" : each}`)
  }
  return (
    <EditPart id="edit-split" title={t("pacing:split.title")} description={t("pacing:split.text")}>
      <div className={styles["stack"]}>
        <SplitList split={split} currency={currency} format={format} />
        {done === undefined ? null : (
          <Banner
            tone="success"
            action={
              done.former === undefined ? undefined : (
                <Button
                  size="small"
                  kind="secondary"
                  onPress={() => void share(done.former?.rule ?? "Equal", done.former?.parts)}
                >
                  {t("pacing:split.undo")}
                </Button>
              )
            }
          >
            {t(done.former === undefined ? "pacing:split.undone" : "pacing:split.saved")}
          </Banner>
        )}
        <FailureNotice failure={desk.shareFailure} />
        {maySplit ? (
          <>
            <RadioCards
              label={t("pacing:split.rule")}
              value={choice}
              options={splitChoices.map((each) => ({
                id: each,
                title: t(`pacing:split.rules.${each}`),
                description: helpOf(each),
                isDisabled: each === "ByResult" && !isOffered && !isByResult,
              }))}
              onChange={(id) => {
                setFault(undefined)
                setPicked(splitChoices.find((each) => each === id))
              }}
            />
            {choice === "ByHand" ? (
              <SplitPercents split={split} percents={typed} onChange={setTyped} format={format} />
            ) : null}
            {isByResult ? (
              <div className={styles["row"]}>
                {mode === undefined ||
                mode === "Off" ||
                !movesBudget({ mode, kinds: autopilot?.settings.kinds ?? [] }) ? null : (
                  <span>{t(`pacing:split.isOn.${mode}`)}</span>
                )}
                <Button size="small" isDisabled={!isOffered} onPress={() => setAsked(true)}>
                  {t(present === "ByResult" ? "autopilot:change" : "pacing:split.setUp")}
                </Button>
                {present === "ByResult" ? (
                  <NavButton
                    size="small"
                    kind="secondary"
                    to={`/app/${campaign.businessProfileId}/campaigns/${campaign.id}`}
                  >
                    {t("pacing:split.moves")}
                  </NavButton>
                ) : null}
              </div>
            ) : (
              <>
                <p role="status">
                  {split.channels
                    .map(
                      ({ channel }, index) =>
                        `${nameOf(channel)}: ${t("pacing:split.gets", { amount: format.money(money[index] ?? 0, currency) })}`,
                    )
                    .join(" · ")}
                </p>
                {present === "ByResult" ? <p className={styles["quiet"]}>{t("pacing:split.stops")}</p> : null}
                {fault === undefined ? null : <Banner tone="error">{t(`failures:${fault}`)}</Banner>}
                <div className={styles["row"]}>
                  <Button
                    size="small"
                    isPending={desk.isSharing}
                    pendingLabel={t("common:state.saving")}
                    onPress={save}
                  >
                    {t("pacing:split.save")}
                  </Button>
                </div>
              </>
            )}
          </>
        ) : (
          <p className={styles["quiet"]}>{t("pacing:split.fixed")}</p>
        )}
        {maySplit ? (
          <SplitHistory
            history={split.history.slice(1)}
            format={format}
            isPending={desk.isSharing}
            onUse={(each) => void share(each.rule, each.parts, former())}
          />
        ) : null}
      </div>
      {isAsked && autopilot !== undefined ? (
        <AutopilotDialog
          state={autopilot}
          offered="Budget"
          format={format}
          isSaving={desk.isSetting}
          failure={desk.setFailure}
          onClose={() => {
            setAsked(false)
            desk.reset()
          }}
          onSave={(settings) =>
            void desk.setAutopilot(settings).then((isSet) => {
              if (!isSet) return
              setAsked(false)
              setPicked(undefined)
            })
          }
        />
      ) : null}
    </EditPart>
  )
}
