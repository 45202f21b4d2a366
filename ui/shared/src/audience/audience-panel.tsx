import type { Town } from "@domain/businesses"
import {
  isSpecial,
  keywordNotation,
  type LaunchedAudience,
  locationLack,
  matchedKeywords,
  type SpecialAds,
} from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { ChipList } from "@ui/kit/tag-input"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { PartPanel } from "../parts/part-panel.tsx"
import { AudienceMap } from "./audience-map.tsx"
import styles from "./audience-panel.module.css"
import { useAudienceWords } from "./use-audience-words.ts"
import { useKeywordWords } from "./use-keyword-words.ts"
import { useLanguageWords } from "./use-language-words.ts"
import { useLocationWords } from "./use-location-words.ts"

/** How many interests or keywords are shown before the rest is asked for. */
const mostChips = 10

/** The first interests or keywords, and the rest on request. */
const FirstChips = ({ label, chips }: { readonly label: string; readonly chips: ReadonlyArray<string> }) => {
  const { t } = useTranslation("launch")
  // Two more are no reason to ask.
  if (chips.length <= mostChips + 2) return <ChipList label={label} chips={chips} />
  return (
    <>
      <ChipList label={label} chips={chips.slice(0, mostChips)} />
      <details className={styles["rest"]}>
        <summary>{t("launch:audience.more", { count: chips.length - mostChips })}</summary>
        <ChipList label={label} chips={chips.slice(mostChips)} />
      </details>
    </>
  )
}

export interface AudiencePanelProps {
  readonly audience: LaunchedAudience
  /** The region whose people read its distances. */
  readonly region: Region
  /** What the ads were declared to offer. */
  readonly special?: SpecialAds
  /** Whether Facebook may look beyond the audience. */
  readonly isExpanded?: boolean
  /** Towns that the map shows. */
  readonly towns: ReadonlyArray<Town>
  /** What the audience is of, where there is more than one. */
  readonly description?: string
  /** Ways to change the audience, its interests and its keywords. */
  readonly actions?: ReactNode
  readonly interestsAction?: ReactNode
  readonly keywordsAction?: ReactNode
}

/** The declared categories of the ads, and that they leave nobody out; nothing without a category. */
const SpecialNote = ({ special }: { readonly special: SpecialAds | undefined }) => {
  const { t } = useTranslation("launch")
  if (special === undefined || !isSpecial(special)) return null
  const { categories, securities } = special
  return (
    <>
      <p>
        {t("launch:special.declared", {
          categories: categories.map((category) => t(`launch:special.category.${category}`)).join(", "),
        })}
      </p>
      {securities === undefined ? null : <p>{t("launch:special.declaredSecurities", { ...securities })}</p>}
    </>
  )
}

/** Who sees the ads, in words and on the map, and what they are interested in or search for. */
export const AudiencePanel = ({
  audience,
  region,
  special,
  isExpanded = false,
  towns,
  interestsAction,
  keywordsAction,
  ...head
}: AudiencePanelProps) => {
  const { t } = useTranslation("launch")
  const peopleWords = useAudienceWords()
  const places = useLocationWords()
  const keywordWords = useKeywordWords()
  const languageWords = useLanguageWords()
  const { gender, ageBands, location } = audience
  const isPlaced = locationLack(location) === undefined
  const people = peopleWords(gender, ageBands)
  const sentence = isPlaced
    ? t("launch:summary.who", { people, places: places(location, region) })
    : t("launch:audience.sentence", { people })
  const targets = [
    [t("launch:languages.chosen"), (audience.languages ?? []).map(languageWords), undefined],
    [t("launch:audience.includedLists"), audience.includedLists ?? [], undefined],
    [t("launch:audience.excludedLists"), audience.excludedLists ?? [], undefined],
    [t("launch:interests.chosen"), [...new Set(audience.interests)], interestsAction],
    [
      t("launch:keywords.chosen"),
      matchedKeywords(audience.keywords, audience.keywordMatches).map(keywordWords),
      keywordsAction,
    ],
    [t("launch:keywords.leftOut"), (audience.negativeKeywords ?? []).map(keywordNotation), undefined],
    [t("launch:placements.title"), audience.excludedPlacements ?? [], undefined],
  ] as const
  return (
    <PartPanel title={t("launch:summary.audience")} summary={sentence} {...head}>
      <p>{sentence}</p>
      <SpecialNote special={special} />
      {isExpanded ? <p>{t("launch:automation.expandsAudience.on")}</p> : null}
      {isPlaced ? <AudienceMap location={location} region={region} towns={towns} /> : null}
      {targets.map(([label, chips, action]) =>
        chips.length === 0 && !action ? null : (
          <div key={label} className={styles["group"]}>
            <div className={styles["head"]}>
              <h3 className={styles["heading"]}>{label}</h3>
              {action}
            </div>
            {chips.length === 0 ? <p>{t("launch:audience.noneChosen")}</p> : <FirstChips label={label} chips={chips} />}
          </div>
        ),
      )}
    </PartPanel>
  )
}
