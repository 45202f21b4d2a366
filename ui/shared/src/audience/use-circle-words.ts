import type { TargetCircle } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import { useDistanceWords } from "./use-distance-words.ts"

/** A circle of its own in words, such as "2 km around Baner". */
export const useCircleWords = () => {
  const { t } = useTranslation("launch")
  const distance = useDistanceWords()
  return ({ name, kilometers }: TargetCircle, region: Region): string =>
    t("launch:location.circle", { distance: distance(kilometers, region), place: name })
}
