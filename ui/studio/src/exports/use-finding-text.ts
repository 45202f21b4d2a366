import type { ExportFinding } from "@domain/studio"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const kilobyte = 1024

/** What breaks a rule, in words. */
export const useFindingText = (): ((finding: ExportFinding) => string) => {
  const { t } = useTranslation("studio")
  const format = useFormat()
  const weight = (bytes: number) => t("studio:export.kilobytes", { size: format.number(Math.ceil(bytes / kilobyte)) })
  return (finding) => {
    switch (finding.kind) {
      case "TooHeavy":
        return t("studio:finding.TooHeavy", { size: weight(finding.bytes), most: weight(finding.most) })
      case "WrongFormat":
        return t("studio:finding.WrongFormat", { formats: finding.formats.join(", ").toUpperCase() })
      case "LettersTooSmall":
        return t("studio:finding.LettersTooSmall", { layer: finding.layer, size: format.number(finding.size) })
      case "LeftOut":
        return t("studio:finding.LeftOut", { count: finding.count, amount: format.number(finding.count) })
      case "OutsideSafeArea":
      case "WordBroken":
      case "NoPicture":
        return t(`studio:finding.${finding.kind}`, { layer: finding.layer })
    }
  }
}
