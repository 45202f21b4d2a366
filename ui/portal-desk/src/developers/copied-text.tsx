import { CopyText } from "@ui/shared/copy-text"
import { useTranslation } from "react-i18next"
import styles from "./developers.module.css"

export interface CopiedTextProps {
  /** What it is. */
  readonly label: string
  readonly text: string
  /** Whether the label is seen as well, where no words before it say what it is. */
  readonly isLabelled?: boolean
}

/** A text for a machine with a button that copies it, in the words of the developers' page. */
export const CopiedText = ({ label, text, isLabelled = false }: CopiedTextProps) => {
  const { t } = useTranslation("portalDevelopers")
  const words = {
    act: t("portalDevelopers:copy.act"),
    copied: t("portalDevelopers:copy.copied"),
    refused: t("portalDevelopers:copy.refused"),
  }
  return (
    <div className={styles["copied"]}>
      {isLabelled ? <p className={styles["label"]}>{label}</p> : null}
      <CopyText label={label} text={text} words={words} />
    </div>
  )
}
