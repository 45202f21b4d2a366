import { SaveFranchiseCampaign } from "@application/franchise/contract"
import { allowedCallsToAction, searchAdLimits } from "@domain/creatives"
import {
  type AdPart,
  adProblems,
  chosenStores,
  type FranchiseAd,
  storeChannels,
  storeObjectives,
  type StoreWords,
} from "@domain/franchise"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { AdPreview } from "./ad-preview.tsx"
import type { StepProps } from "./budget-step.tsx"
import { factsOf } from "./launch-facts.ts"
import { PartField } from "./part-field.tsx"
import { useProblemText } from "./use-problem-text.ts"

interface Values {
  readonly ad: FranchiseAd
  readonly words: ReadonlyArray<StoreWords>
}

const linesOf = (text: string): ReadonlyArray<string> => text.split("\n")
const tidy = (lines: ReadonlyArray<string>) => [...new Set(lines.map((line) => line.trim()).filter(Boolean))]

const blank: AdPart = { text: "", rule: "Locked" }

/** The ad of a campaign over stores, and how each store shows it while it is typed. */
export const AdStep = ({ businessProfileId, loaded, stores, mayChange, onNext }: StepProps) => {
  const { t } = useTranslation(["franchise", "common", "app", "launch", "creatives"])
  const told = useProblemText()
  const { id, version, draft, facts } = loaded
  const first: Values = { ad: draft.ad, words: draft.words ?? [] }
  const form = useForm(SaveFranchiseCampaign, {
    values: first,
    input: ({ ad, words }) =>
      Result.succeed({
        businessProfileId,
        id,
        version,
        ad: { ...ad, services: tidy(ad.services), keywords: tidy(ad.keywords) },
        words: [...words],
      }),
    isDisabled: !mayChange,
    onSaved: onNext,
  })
  const { ad, words } = form.values
  const change = (part: Partial<FranchiseAd>) => form.type({ ad: { ...ad, ...part } })
  const problems = adProblems({ ...ad, services: tidy(ad.services), keywords: tidy(ad.keywords) })
  const problemOf = (name: string) => problems.filter(({ part }) => part === name)
  const errorOf = (name: string) => {
    const [problem] = problemOf(name)
    return problem === undefined ? {} : { error: told(problem) }
  }
  const part = (name: "primaryText" | "headline" | "description" | "website") => (
    <PartField
      key={name}
      label={t(`franchise:ad.part.${name}`)}
      part={ad[name]}
      problems={problemOf(name)}
      isDisabled={!mayChange}
      onChange={(next) => change({ [name]: next })}
    />
  )
  const parts = (
    name: "searchHeadlines" | "searchDescriptions",
    one: "searchHeadline" | "searchDescription",
    most: number,
  ) => (
    <>
      {ad[name].map((own, index) => (
        <PartField
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          key={index}
          label={t(`franchise:ad.part.${one}`, { number: index + 1 })}
          part={own}
          problems={problemOf(`${one}${index + 1}`)}
          isDisabled={!mayChange}
          onChange={(next) => change({ [name]: ad[name].map((before, at) => (at === index ? next : before)) })}
        />
      ))}
      <div className={styles["ways"]}>
        {ad[name].length < most && mayChange ? (
          <Button kind="quiet" size="small" onPress={() => change({ [name]: [...ad[name], blank] })}>
            {t(`franchise:ad.add.${one}`)}
          </Button>
        ) : null}
        {ad[name].length > 1 && mayChange ? (
          <Button kind="quiet" size="small" onPress={() => change({ [name]: ad[name].slice(0, -1) })}>
            {t(`franchise:ad.removeLast.${one}`)}
          </Button>
        ) : null}
      </div>
    </>
  )
  const offered = storeChannels.filter((one) => facts.channels.includes(one))
  const isSocial = ad.channels.includes("Social")
  const isSearch = ad.channels.includes("Search")
  return (
    <form {...form.props} className={styles["stack"]}>
      <LeavePrompt form={form} />
      <FailureNotice failure={form.failure} />
      <div className={styles["beside"]}>
        <div className={styles["stack"]}>
          <Panel title={t("franchise:ad.what")}>
            <div className={styles["form"]}>
              <Select
                label={t("franchise:ad.objective")}
                placeholder=""
                options={storeObjectives.map((one) => ({ id: one, label: t(`franchise:ad.objectives.${one}`) }))}
                value={ad.objective}
                onChange={(one) => {
                  const objective = storeObjectives.find((known) => known === one) ?? "WebsiteVisits"
                  const [callToAction = ad.callToAction] = allowedCallsToAction(objective)
                  change({ objective, callToAction })
                }}
                isDisabled={!mayChange}
              />
              <CheckboxGroup
                label={t("franchise:ad.channels")}
                options={offered.map((one) => ({ id: one, label: t(`franchise:ad.channel.${one}`) }))}
                value={ad.channels}
                onChange={(chosen) => change({ channels: offered.filter((one) => chosen.includes(one)) })}
                isDisabled={!mayChange}
                {...errorOf("channels")}
              />
              <Select
                label={t("franchise:ad.button")}
                placeholder=""
                options={allowedCallsToAction(ad.objective).map((one) => ({
                  id: one,
                  label: t(`franchise:ad.buttons.${one}`),
                }))}
                value={ad.callToAction}
                onChange={(one) =>
                  change({
                    callToAction: allowedCallsToAction(ad.objective).find((known) => known === one) ?? ad.callToAction,
                  })
                }
                isDisabled={!mayChange}
              />
              <TextArea
                label={t("franchise:ad.services")}
                hint={t("franchise:ad.onePerLine")}
                value={ad.services.join("\n")}
                onChange={(text) => change({ services: linesOf(text) })}
                isDisabled={!mayChange}
                {...errorOf("services")}
              />
              {isSearch ? (
                <TextArea
                  label={t("franchise:ad.keywords")}
                  hint={t("franchise:ad.onePerLine")}
                  value={ad.keywords.join("\n")}
                  onChange={(text) => change({ keywords: linesOf(text) })}
                  isDisabled={!mayChange}
                  {...errorOf("keywords")}
                />
              ) : null}
            </div>
          </Panel>
          {isSocial ? (
            <Panel title={t("franchise:ad.channel.Social")}>
              <div className={styles["form"]}>{(["primaryText", "headline", "description"] as const).map(part)}</div>
            </Panel>
          ) : null}
          {isSearch ? (
            <Panel title={t("franchise:ad.channel.Search")}>
              <div className={styles["form"]}>
                {parts("searchHeadlines", "searchHeadline", searchAdLimits.headline.most)}
                {parts("searchDescriptions", "searchDescription", searchAdLimits.description.most)}
              </div>
            </Panel>
          ) : null}
          <Panel title={t("franchise:ad.page")}>
            <div className={styles["form"]}>{part("website")}</div>
          </Panel>
          {mayChange ? (
            <div className={styles["ways"]}>
              <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
                {t("franchise:campaign.saveAndContinue")}
              </Button>
            </div>
          ) : null}
        </div>
        <AdPreview
          ad={{ ...ad, services: tidy(ad.services), keywords: tidy(ad.keywords) }}
          stores={chosenStores(draft, stores)}
          words={words}
          terms={factsOf(facts)}
          mayChange={mayChange}
          onWords={(next) => form.type({ words: next })}
        />
      </div>
    </form>
  )
}
