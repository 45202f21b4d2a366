import { keywordNotation } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ChipList, TagInput } from "@ui/kit/tag-input"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import styles from "./keyword-parts.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
import type { NegativeKeywords } from "./use-negative-keywords.ts"

/** Searches beside which no ad is shown, with suggestions and a warning where one blocks a keyword of the campaign; folded while there are none. */
export const NegativeKeywordFields = ({ negatives }: { readonly negatives: NegativeKeywords }) => {
  const { t } = useTranslation(["keywords", "launch", "kit"])
  const fieldText = useFieldText()
  const [isOpen, setOpen] = useState(negatives.chosen.length > 0)
  const { area, chosen, suggested, refused, leftAway, blocked, retype, remove, add } = negatives
  const problem =
    refused.length > 0
      ? `${fieldText({ key: "validation.negativeKeywordInvalid" })} (${refused.join(", ")})`
      : leftAway.length > 0
        ? `${fieldText({ key: "validation.negativeKeywordsTooMany" })} (${leftAway.join(", ")})`
        : undefined
  return (
    <details
      className={styles["folded"]}
      ref={area}
      open={isOpen || blocked.length > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {chosen.length === 0
          ? t("keywords:negative.title")
          : t("keywords:negative.titleWith", { count: chosen.length })}
      </summary>
      <div className={layout["tight"]}>
        <TagInput
          label={t("keywords:negative.own")}
          hint={t("keywords:negative.ownHelp")}
          error={problem}
          value={chosen.map(keywordNotation)}
          onChange={retype}
          addLabel={t("kit:tags.add")}
          removeLabel={(tag) => t("kit:tags.remove", { tag })}
          removedText={(tag) => t("kit:tags.removed", { tag })}
          undoLabel={t("kit:tags.undo")}
          listLabel={t("launch:keywords.leftOut")}
        />
        {blocked.map(({ keyword, by }) => (
          <Banner
            key={keyword}
            tone="warning"
            action={
              <Button kind="secondary" size="small" onPress={() => remove(by)}>
                {t("keywords:negative.removeBlocking", { negative: keywordNotation(by) })}
              </Button>
            }
          >
            {t("keywords:negative.blocks", { negative: keywordNotation(by), keyword })}
          </Banner>
        ))}
        {suggested.length === 0 ? null : (
          <div className={layout["tight"]}>
            <p className={layout["soft"]}>{t("keywords:negative.suggested")}</p>
            <ChipList
              label={t("keywords:negative.suggested")}
              chips={suggested.map(keywordNotation)}
              addLabel={(negative) => t("keywords:negative.add", { negative })}
              onAdd={(tag) => add(suggested.filter((negative) => keywordNotation(negative) === tag))}
            />
            <div className={layout["row"]}>
              <Button kind="quiet" size="small" flush="start" onPress={() => add(suggested)}>
                {t("keywords:negative.addAll", { count: suggested.length })}
              </Button>
            </div>
          </div>
        )}
      </div>
    </details>
  )
}
