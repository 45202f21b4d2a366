import { type AdField, type AdValue, typedKeyword } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { Ltr } from "@ui/i18n"
import { useKeywordWords, useLanguageWords, useLocationWords } from "../audience/index.ts"
import { WeekLines } from "../hours/index.ts"
import { lazyPart } from "@ui/container"
import { type ReactNode, Suspense } from "react"
import { useTranslation } from "react-i18next"
import styles from "./changes.module.css"

const CardsValue = lazyPart(async () => (await import("./cards-value.tsx")).CardsValue)

export interface ValueWords {
  readonly region: Region
  /** The words on the ad's button. */
  readonly button: (action: string) => string
}

export interface ChangeValueProps {
  readonly field: AdField
  readonly value: AdValue
  readonly words: ValueWords
}

const leftToRight: ReadonlyArray<AdField> = ["landingPage", "phone", "paths", "ages"]

/** What a field shows, in the words of the people who read it. */
export const ChangeValue = ({
  field,
  value: { texts = [], cards, endCard, location, hours },
  words,
}: ChangeValueProps) => {
  const { t } = useTranslation(["editor", "launch"])
  const places = useLocationWords()
  const keywordWords = useKeywordWords()
  const languageWords = useLanguageWords()
  if (field === "cards")
    return (
      <Suspense fallback={null}>
        <CardsValue cards={cards} endCard={endCard} />
      </Suspense>
    )
  if (field === "hours") return <WeekLines hours={hours} region={words.region} />
  if (location !== undefined) return <bdi>{places(location, words.region)}</bdi>
  if (texts.length === 0) return <span className={styles["quiet"]}>{t("editor:none")}</span>
  const shown = (text: string): ReactNode => {
    if (field === "button") return words.button(text)
    if (field === "gender") return t([`launch:audience.genders.${text}`, text])
    if (field === "languages") return languageWords(text)
    if (field === "ages") return <Ltr>{text.replace("-", "–")}</Ltr>
    if (field === "keywords") return <bdi dir="auto">{keywordWords(typedKeyword(text, "Broad"))}</bdi>
    return leftToRight.includes(field) ? <bdi dir="ltr">{text}</bdi> : <bdi dir="auto">{text}</bdi>
  }
  if (texts.length === 1) return <>{shown(texts[0] ?? "")}</>
  return (
    <ul className={styles["values"]}>
      {texts.map((text) => (
        <li key={text}>{shown(text)}</li>
      ))}
    </ul>
  )
}
