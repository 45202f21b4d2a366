import { targetingTurns } from "@domain/launch"
import { localeIn } from "@ui/i18n"
import { useAudienceWords, useLocationWords } from "@ui/shared/audience"
import { usePortal } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"
import { useTranslation } from "react-i18next"
import { FoldedPanel } from "@ui/journey/folded-panel"
import { journeyPage } from "@ui/journey/journey-page"
import styles from "@ui/journey/layout.module.css"
import { useFolds } from "@ui/journey/use-folds"
import { AudienceSize } from "./audience-size.tsx"
import { InterestFields } from "./interest-fields.tsx"
import { KeywordFields } from "./keyword-fields.tsx"
import { ListFields } from "./list-fields.tsx"
import { SavedAudienceChoice } from "./saved/saved-audience-choice.tsx"
import { useChannelSteps } from "@ui/journey/use-channel-steps"
import { useKeywords } from "./use-keywords.ts"
import { useWhere } from "./use-where.ts"
import { useWho } from "./use-who.ts"
import { WhereFields } from "./where-fields.tsx"
import { WhoFields } from "./who-fields.tsx"

/** Names that a folded part shows. */
const shownNames = 4

/** The whole audience on one page, each part folded to what it holds until it is changed: who, where, interests and keywords, as the chosen channels need them. Spec: targetingv2. */
const TargetingV2 = journeyPage("targetingV2", ({ journey }) => {
  const { t } = useTranslation(["launch", "common", "audiences"])
  const { details, change } = journey
  const { forward, back } = useChannelSteps("targetingV2")
  const { noSocial = false, noSearch = false } = targetingTurns(details.targeting.channels ?? [])
  const who = useWho(journey)
  const where = useWhere(journey)
  const keywords = useKeywords(journey, !noSearch)

  const { foldOf, isSound } = useFolds<"who" | "where" | "lists" | "interests" | "keywords">()
  const peopleWords = useAudienceWords()
  const places = useLocationWords()
  const { language } = usePortal()

  /** The first few of what was chosen, and how many more there are. */
  const chosenWords = (names: ReadonlyArray<string>): string => {
    const rest = names.length - shownNames
    const shown = names.slice(0, shownNames)
    return names.length === 0
      ? t("launch:audience.noneChosen")
      : new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" }).format(
          rest > 0 ? [...shown, t("launch:audience.more", { count: rest })] : shown,
        )
  }

  const { includedLists = [], excludedLists = [] } = details.targeting
  const listWords =
    includedLists.length + excludedLists.length === 0
      ? t("audiences:lists.everybody")
      : [
          ...(includedLists.length > 0
            ? [t("audiences:lists.only", { names: chosenWords(includedLists.map(({ name }) => name)) })]
            : []),
          ...(excludedLists.length > 0
            ? [t("audiences:lists.without", { names: chosenWords(excludedLists.map(({ name }) => name)) })]
            : []),
        ].join(" ")

  const proceed = async () =>
    (await isSound("who", who.settle)) &&
    (await isSound("where", where.settle)) &&
    (noSearch || (await isSound("keywords", keywords.settle))) &&
    forward()
  return (
    <LaunchPageFrame
      page="targetingV2"
      {...back}
      onContinue={proceed}
      isContinueDisabled={!noSearch && keywords.isWaiting}
    >
      <div className={styles["stack"]}>
        <SavedAudienceChoice editing={journey} />
        <FoldedPanel
          title={t("launch:title.ageGenderTarget")}
          summary={peopleWords(who.gender, who.bands)}
          openLabel={t("common:action.edit")}
          fold={foldOf("who")}
        >
          <WhoFields who={who} />
        </FoldedPanel>
        <FoldedPanel
          title={t("launch:title.locationTargeting")}
          summary={places(where.location, details.region)}
          openLabel={t("common:action.edit")}
          fold={foldOf("where")}
        >
          <WhereFields where={where} />
        </FoldedPanel>
        <AudienceSize details={details} />
        {details.businessProfileId === undefined ? null : (
          <FoldedPanel
            title={t("audiences:lists.title")}
            summary={listWords}
            openLabel={t("common:action.edit")}
            fold={foldOf("lists")}
          >
            <p className={styles["soft"]}>{t("audiences:lists.help")}</p>
            <ListFields editing={journey} />
          </FoldedPanel>
        )}
        {noSocial ? null : (
          <FoldedPanel
            title={t("launch:title.fbInterests")}
            summary={chosenWords((details.targeting.interests ?? []).map(({ name }) => name))}
            openLabel={t("common:action.edit")}
            fold={foldOf("interests")}
          >
            <p className={styles["soft"]}>{t("launch:help.fbInterests")}</p>
            <InterestFields details={details} change={change} />
          </FoldedPanel>
        )}
        {noSearch ? null : (
          <FoldedPanel
            title={t("launch:title.googleKeywords")}
            summary={keywords.isWaiting ? t("common:state.loading") : chosenWords(keywords.chosen)}
            openLabel={t("common:action.edit")}
            fold={foldOf("keywords")}
          >
            <p className={styles["soft"]}>{t("launch:help.googleKeywords")}</p>
            <KeywordFields keywords={keywords} />
          </FoldedPanel>
        )}
      </div>
    </LaunchPageFrame>
  )
})

export default TargetingV2
