import type { AdCopy } from "@domain/creatives"
import { contentHash } from "@domain/creatives"
import { textDirection } from "@ui/kit/ad-previews"
import { cx } from "@ui/kit/cx"
import { Check } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { CopyOriginNote } from "./copy-origin-note.tsx"
import styles from "./suggestion-list.module.css"

export interface SuggestionListProps {
  /** The texts to choose from; a person's own come first. */
  readonly copies: ReadonlyArray<AdCopy>
  /** Language of the ad, as a BCP 47 tag. */
  readonly language: string
  /** The text that is previewed. */
  readonly selected: AdCopy
  readonly onSelect: (copy: AdCopy) => void
}

/** What tells one text from another, whatever button or link they carry. */
export const wordsOf = ({ headline, description, primaryText }: AdCopy): string =>
  contentHash({ headline, description, primaryText })

/** Texts for the ad, marked as suggestions or as the person's own: once where all are alike, else each. */
export const SuggestionList = ({ copies, language, selected, onSelect }: SuggestionListProps) => {
  const { t } = useTranslation(["creatives"])
  const name = useId()
  const chosen = wordsOf(selected)
  const [first] = copies
  const isOneOrigin = copies.every(({ origin }) => origin === first?.origin)
  return (
    <fieldset className={cx(styles.list)}>
      <legend className={cx(styles.legend)}>{t("creatives:ad.suggestions")}</legend>
      {isOneOrigin && first !== undefined ? <CopyOriginNote origin={first.origin} /> : null}
      {copies.map((copy) => {
        const id = wordsOf(copy)
        return (
          <label key={id} className={cx(styles.card)}>
            <input
              type="radio"
              name={name}
              className={cx(styles.input)}
              checked={id === chosen}
              onChange={() => onSelect(copy)}
            />
            <span className={cx(styles.words)}>
              <span className={cx(styles.headline)} lang={language} dir={textDirection(copy.headline)}>
                {copy.headline}
              </span>
              <span className={cx(styles.text)} lang={language} dir={textDirection(copy.primaryText)}>
                {copy.primaryText}
              </span>
              {copy.description === "" ? null : (
                <span className={cx(styles.text)} lang={language} dir={textDirection(copy.description)}>
                  {copy.description}
                </span>
              )}
              {isOneOrigin ? null : <CopyOriginNote origin={copy.origin} />}
            </span>
            <span className={cx(styles.mark)} aria-hidden>
              <Check size={13} strokeWidth={3.4} />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
