import { foldedTag, type LeadChange, leadWorkLimits } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { TagInput } from "@ui/kit/tag-input"
import { useTranslation } from "react-i18next"
import styles from "./work.module.css"

export interface LeadTagFieldProps {
  readonly tags: ReadonlyArray<string>
  /** Tags of other leads. */
  readonly known: ReadonlyArray<string>
  readonly isSaving: boolean
  readonly onChange: (change: LeadChange) => Promise<boolean>
}

/** Known tags that are offered beside the field. */
const offered = 6

/** The words by which a lead is grouped; each is added and removed by itself. */
export const LeadTagField = ({ tags, known, isSaving, onChange }: LeadTagFieldProps) => {
  const { t } = useTranslation(["common", "leads"])
  const has = (tag: string) => tags.some((one) => foldedTag(one) === foldedTag(tag))
  const change = async (next: ReadonlyArray<string>) => {
    const added = next.filter((tag) => !has(tag)).map((tag) => tag.trim().slice(0, leadWorkLimits.tag).trim())
    const removed = tags.filter((tag) => !next.includes(tag))
    const [first] = [
      ...removed.map((tag): LeadChange => ({ kind: "TagRemoved", tag })),
      ...added.map((tag): LeadChange => ({ kind: "TagAdded", tag })),
    ]
    if (first !== undefined) await onChange(first)
  }
  const others = known.filter((tag) => !has(tag)).slice(0, offered)
  return (
    <TagInput
      label={t("leads:tags.title")}
      value={tags}
      onChange={(next) => void change(next)}
      maxLength={leadWorkLimits.tag}
      addLabel={t("leads:tags.add")}
      removeLabel={(tag) => t("leads:tags.remove", { tag })}
      removedText={(tag) => t("leads:tags.removed", { tag })}
      undoLabel={t("common:action.undo")}
      listLabel={t("leads:tags.title")}
      foot={
        others.length === 0 || tags.length >= leadWorkLimits.tags ? null : (
          <div className={styles["line"]}>
            <span className={styles["quiet"]}>{t("leads:tags.known")}</span>
            {others.map((tag) => (
              <Button
                key={tag}
                kind="quiet"
                size="small"
                isDisabled={isSaving}
                onPress={() => void onChange({ kind: "TagAdded", tag })}
              >
                {tag}
              </Button>
            ))}
          </div>
        )
      }
    />
  )
}
