import type { KeywordIdea } from "@application/campaigns/contract"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import styles from "@ui/journey/layout.module.css"

const firstShown = 12

export interface KeywordIdeasProps {
  readonly ideas: ReadonlyArray<KeywordIdea>
  readonly chosen: ReadonlyArray<string>
  readonly onChange: (chosen: ReadonlyArray<string>) => void
}

/** Further keyword ideas to tick: those not chosen when the page opened, with how often people search for them and how many advertisers want them. */
export const KeywordIdeas = ({ ideas, chosen, onChange }: KeywordIdeasProps) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const [isWhole, setWhole] = useState(false)
  const [alreadyChosen] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const further = ideas.filter(({ keyword }) => !alreadyChosen.has(keyword))
  const shown = isWhole ? further : further.slice(0, firstShown)
  const names = new Set(shown.map(({ keyword }) => keyword))
  const fresh = further.filter(({ keyword }) => !chosen.includes(keyword)).slice(0, firstShown)
  const hasBest = fresh.length > 0 && chosen.length < firstShown
  const detailOf = ({ monthlySearches, competition }: KeywordIdea) =>
    [
      monthlySearches === undefined
        ? undefined
        : t("launch:keywords.searches", {
            searches: formatNumber(monthlySearches, language, undefined, { maximumSignificantDigits: 2 }),
          }),
      competition === undefined ? undefined : t(`launch:keywords.competition.${competition}`),
    ]
      .filter((part) => part !== undefined)
      .join(" · ")

  if (further.length === 0) return null
  return (
    <div className={styles["tight"]}>
      <CheckboxGroup
        label={t("launch:keywords.ideas")}
        value={chosen.filter((keyword) => names.has(keyword))}
        onChange={(ids) => {
          const stillChosen = chosen.filter((keyword) => !names.has(keyword) || ids.includes(keyword))
          onChange([...new Set([...stillChosen, ...ids])])
        }}
        options={shown.map((idea) => {
          const detail = detailOf(idea)
          return { id: idea.keyword, label: idea.keyword, ...(detail !== "" && { detail }) }
        })}
      />
      <div className={styles["row"]}>
        {hasBest ? (
          <Button
            kind="secondary"
            size="small"
            onPress={() => onChange([...new Set([...chosen, ...fresh.map(({ keyword }) => keyword)])])}
          >
            {t("launch:keywords.addBest", { count: fresh.length })}
          </Button>
        ) : null}
        {further.length > shown.length ? (
          <Button kind="quiet" size="small" {...(!hasBest && { flush: "start" })} onPress={() => setWhole(true)}>
            {t("launch:keywords.more", { count: further.length - shown.length })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
