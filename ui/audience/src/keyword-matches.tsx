import { KeywordMatch, matchedKeywords } from "@domain/campaigns"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import styles from "./keyword-parts.module.css"
import type { Keywords } from "./use-keywords.ts"

/** How near a search must be to each keyword, and a choice for all of them at once; folded until asked for. */
export const KeywordMatches = ({ keywords }: { readonly keywords: Keywords }) => {
  const { t } = useTranslation(["keywords", "launch"])
  const matched = matchedKeywords(keywords.valid, keywords.matches)
  const [first] = matched
  if (first === undefined) return null
  const options = KeywordMatch.literals.map((match) => ({
    id: match,
    label: t(`launch:keywords.match.${match}`),
    detail: t(`keywords:match.detail.${match}`),
  }))
  const common = matched.every(({ match }) => match === first.match) ? first.match : null
  const select = (label: string, value: string | null, names: ReadonlyArray<string>) => (
    <Select
      label={label}
      options={options}
      value={value}
      placeholder={t("keywords:match.mixed")}
      onChange={(id) =>
        keywords.setMatch(
          names,
          KeywordMatch.literals.find((match) => match === id),
        )
      }
    />
  )
  return (
    <details className={styles["folded"]}>
      <summary>{t("keywords:match.title")}</summary>
      <div className={layout["stack"]}>
        <p className={layout["soft"]}>{t("keywords:match.help")}</p>
        {select(
          t("keywords:match.all"),
          common,
          matched.map(({ keyword }) => keyword),
        )}
        <ul className={styles["each"]} aria-label={t("keywords:match.each")}>
          {matched.map(({ keyword, match }) => (
            <li key={keyword}>{select(keyword, match, [keyword])}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
