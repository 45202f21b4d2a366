import { fewestKeywords } from "@domain/validation"
import { TagInput } from "@ui/kit/tag-input"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"
import { ReadState } from "./read-state.tsx"
import { useFieldText } from "@ui/journey/use-field-text"
import { KeywordIdeas } from "./keyword-ideas.tsx"
import { KeywordMatches } from "./keyword-matches.tsx"
import { NegativeKeywordFields } from "./negative-keywords.tsx"
import type { Keywords } from "./use-keywords.ts"

/** Keywords to type and to choose among the ideas, with how many are still needed. */
export const KeywordFields = ({ keywords }: { readonly keywords: Keywords }) => {
  const { t } = useTranslation(["launch", "kit"])
  const fieldText = useFieldText()
  const { area, read, chosen, valid, missing, refused, isAsked, isUnanswered, set, retype } = keywords
  const problem =
    refused.length > 0
      ? `${fieldText({ key: "validation.keywordInvalid" })} (${refused.join(", ")})`
      : isAsked && missing > 0
        ? fieldText({ key: "validation.keywordsTooFew", params: { least: fewestKeywords } })
        : undefined
  return (
    <div className={styles["stack"]} ref={area}>
      <TagInput
        label={t("launch:keywords.own")}
        hint={t("launch:keywords.ownHelp")}
        error={problem}
        value={chosen}
        onChange={retype}
        addLabel={t("kit:tags.add")}
        removeLabel={(tag) => t("kit:tags.remove", { tag })}
        removedText={(tag) => t("kit:tags.removed", { tag })}
        undoLabel={t("kit:tags.undo")}
        listLabel={t("launch:keywords.chosen")}
        foot={
          <p className={styles["soft"]} role="status">
            {missing > 0
              ? t("launch:keywords.counter", { chosen: valid.length, least: fewestKeywords })
              : t("launch:keywords.enough", { count: valid.length })}
          </p>
        }
      />
      <ReadState read={read} failedTitle={t("launch:keywords.failed")} lines={8} />
      {read.output === undefined || isUnanswered ? null : (
        <KeywordIdeas ideas={read.output} chosen={chosen} onChange={(next) => set(next)} />
      )}
      <KeywordMatches keywords={keywords} />
      <NegativeKeywordFields negatives={keywords.negatives} />
    </div>
  )
}
