import { Button } from "@ui/kit/button"
import { Copy } from "lucide-react"
import { useState } from "react"
import styles from "./copy-text.module.css"

export interface CopyTextProps {
  /** What it is, for whoever hears the page. */
  readonly label: string
  readonly text: string
  readonly words: {
    /** Words on the button. */
    readonly act: string
    readonly copied: string
    /** Told where the browser did not copy. */
    readonly refused: string
  }
}

/** A text for a machine, which runs left to right in any language, with a button that copies it. */
export const CopyText = ({ label, text, words }: CopyTextProps) => {
  const [copy, setCopy] = useState<"copied" | "refused">()
  const copyText = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )
  return (
    <div className={styles["copy"]}>
      <pre className={styles["text"]} dir="ltr" tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <div className={styles["acts"]}>
        <Button size="small" kind="secondary" icon={<Copy aria-hidden />} onPress={() => void copyText()}>
          {words.act}
        </Button>
        <span role="status" className={styles["said"]}>
          {copy === undefined ? null : words[copy]}
        </span>
      </div>
    </div>
  )
}
