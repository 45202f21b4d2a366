import type { CopyOrigin } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { PencilLine, Sparkles } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./copy-origin-note.module.css"

/** Who wrote the words: our rules, to be checked, or the person. */
export const CopyOriginNote = ({ origin }: { readonly origin: CopyOrigin }) => {
  const { t } = useTranslation(["creatives"])
  const isSuggested = origin === "suggested"
  const Icon = isSuggested ? Sparkles : PencilLine
  return (
    <span className={cx(styles.note, isSuggested && styles.suggested)}>
      <Icon aria-hidden size={14} />
      <span>{t(isSuggested ? "creatives:ad.suggestion" : "creatives:ad.ownWords")}</span>
    </span>
  )
}
