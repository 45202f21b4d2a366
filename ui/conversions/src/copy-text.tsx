import { CopyText as SharedCopyText } from "@ui/shared/copy-text"
import { useTranslation } from "react-i18next"

export interface CopyTextProps {
  /** What it is, for whoever hears the page. */
  readonly label: string
  readonly text: string
}

/** A text for a machine with a button that copies it, in the words of conversions. */
export const CopyText = (props: CopyTextProps) => {
  const { t } = useTranslation(["conversions"])
  const words = {
    act: t("conversions:copy.act"),
    copied: t("conversions:copy.copied"),
    refused: t("conversions:copy.refused"),
  }
  return <SharedCopyText {...props} words={words} />
}
