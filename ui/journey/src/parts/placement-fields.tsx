import { targetingLimits } from "@domain/campaigns"
import { placement } from "@domain/validation"
import { TagInput } from "@ui/kit/tag-input"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { PlanEditing } from "./plan-editing.ts"
import { useFieldText } from "./use-field-text.ts"

const { most } = targetingLimits.placements

/** Websites and apps that show no banner, as addresses; an app by the address of its page in its store. */
export const PlacementFields = ({ details, change }: Pick<PlanEditing, "details" | "change">) => {
  const { t } = useTranslation(["launch", "kit"])
  const fieldText = useFieldText()
  const [refused, setRefused] = useState<ReadonlyArray<string>>([])
  const { excludedPlacements: chosen = [] } = details.targeting
  const [isFull, setFull] = useState(false)
  const retype = (tags: ReadonlyArray<string>) => {
    const typed = tags.map((tag) => ({ tag, checked: placement(tag) }))
    const valid = [...new Set(typed.flatMap(({ checked }) => (Result.isSuccess(checked) ? [checked.success] : [])))]
    setRefused(typed.flatMap(({ tag, checked }) => (Result.isFailure(checked) ? [tag] : [])))
    setFull(valid.length > most)
    change({ targeting: { excludedPlacements: valid.slice(0, most) } })
  }
  const problem =
    refused.length > 0
      ? `${fieldText({ key: "validation.placementInvalid" })} (${refused.join(", ")})`
      : isFull
        ? fieldText({ key: "validation.placementsTooMany", params: { most } })
        : undefined
  return (
    <TagInput
      label={t("launch:placements.own")}
      hint={t("launch:placements.ownHelp")}
      error={problem}
      value={chosen}
      onChange={retype}
      addLabel={t("kit:tags.add")}
      removeLabel={(tag) => t("kit:tags.remove", { tag })}
      removedText={(tag) => t("kit:tags.removed", { tag })}
      undoLabel={t("kit:tags.undo")}
      listLabel={t("launch:placements.chosen")}
    />
  )
}
