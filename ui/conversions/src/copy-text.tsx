import { Button } from "@ui/kit/button"
import { Copy } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"

export interface CopyTextProps {
  /** What it is, for whoever hears the page. */
  readonly label: string
  readonly text: string
}

/** A text for a machine, which runs left to right in any language, with a button that copies it. */
export const CopyText = ({ label, text }: CopyTextProps) => {
  const { t } = useTranslation(["conversions"])
  const [copy, setCopy] = useState<"copied" | "refused">()
  const copyText = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )
  return (
    <div className={styles["tight"]}>
      <pre className={styles["snippet"]} dir="ltr" tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <div className={styles["acts"]}>
        <Button size="small" kind="secondary" icon={<Copy aria-hidden />} onPress={() => void copyText()}>
          {t("conversions:copy.act")}
        </Button>
        <span role="status" className={styles["quiet"]}>
          {copy === undefined ? null : t(`conversions:copy.${copy}`)}
        </span>
      </div>
    </div>
  )
}
