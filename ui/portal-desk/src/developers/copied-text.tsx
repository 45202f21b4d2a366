import { CopyText } from "@ui/shared/copy-text"
import { useTranslation } from "react-i18next"

/** A text for a machine with a button that copies it, in the words of the developers' page. */
export const CopiedText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { t } = useTranslation("portalDevelopers")
  const words = {
    act: t("portalDevelopers:copy.act"),
    copied: t("portalDevelopers:copy.copied"),
    refused: t("portalDevelopers:copy.refused"),
  }
  return <CopyText label={label} text={text} words={words} />
}
