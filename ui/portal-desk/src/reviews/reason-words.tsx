import type { ReviewReason } from "@domain/campaigns"
import { isRightToLeft } from "@domain/portals"
import { type LanguageCode, languages } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TextArea } from "@ui/kit/text-area"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

/** How many characters the words in one language may have. */
const wordsLength = 600

/** Words that a reviewer typed, by language; languages that nobody typed in have the reasons' own sentences. */
export type TypedWords = Partial<Record<LanguageCode, string>>

export interface ReasonWordsProps {
  readonly reasons: ReadonlyArray<ReviewReason>
  readonly codes: ReadonlyArray<LanguageCode>
  readonly sayIn: (language: LanguageCode, key: string) => string
  readonly typed: TypedWords
  readonly onType: (typed: TypedWords) => void
}

/** The sentences of the reasons in a language, as owners read them. */
export const usualWords = (
  reasons: ReadonlyArray<ReviewReason>,
  language: LanguageCode,
  sayIn: ReasonWordsProps["sayIn"],
): string => reasons.map((reason) => sayIn(language, `refused.reasons.${reason}`)).join(" ")

/** What the owner will read, in each language of the portal: proposed by the reasons, to be changed, as it will stand there. */
export const ReasonWords = ({ reasons, codes, sayIn, typed, onType }: ReasonWordsProps) => {
  const { t } = useTranslation("portalReviews")
  return (
    <fieldset className={styles["group"]}>
      <legend>{t("portalReviews:words.title")}</legend>
      <p className={styles["quiet"]}>{t("portalReviews:words.lead")}</p>
      {codes.map((code) => {
        const language = languages[code].ownName
        const words = typed[code] ?? usualWords(reasons, code, sayIn)
        return (
          <div key={code} className={styles["stack"]}>
            <TextArea
              label={t("portalReviews:words.in", { language })}
              inputLanguage={code}
              maxLength={wordsLength}
              value={words}
              onChange={(text) => onType({ ...typed, [code]: text })}
            />
            {words.trim() === "" ? null : (
              <div
                role="group"
                aria-label={t("portalReviews:words.preview", { language })}
                lang={code}
                dir={isRightToLeft(code) ? "rtl" : "ltr"}
              >
                <Banner tone="warning" title={sayIn(code, "resubmit.why")}>
                  {words}
                </Banner>
              </div>
            )}
          </div>
        )
      })}
      {Object.keys(typed).length === 0 ? null : (
        <div>
          <Button size="small" kind="quiet" onPress={() => onType({})}>
            {t("portalReviews:words.reset")}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
