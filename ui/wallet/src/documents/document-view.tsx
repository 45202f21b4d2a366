import { Button } from "@ui/kit/button"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import type { Format } from "@ui/shared/use-format"
import { Download, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Paper } from "./paper.tsx"
import styles from "./paper.module.css"
import type { ShownDocument } from "./shown-document.ts"
import { useDocumentDownload } from "./use-document-download.ts"

export interface DocumentViewProps {
  readonly document: ShownDocument
  readonly format: Format
  /** Address of the list of documents. */
  readonly listHref: string
}

/** A document as it was issued, to read, print and download; only the document itself is printed. */
export const DocumentView = ({ document, format, listHref }: DocumentViewProps) => {
  const { t } = useTranslation(["billing", "documents", "app", "failures", "common"])
  const { id, kind, number, businessProfileId } = document
  const { pending, failure, saveOne } = useDocumentDownload(businessProfileId)
  return (
    <div className={page["page"]}>
      <div className={styles["screenOnly"]}>
        <PageHead
          title={`${t(`billing:kind.${kind}`)} ${number}`}
          actions={
            <>
              <NavButton to={listHref} kind="quiet">
                {t("billing:page.all")}
              </NavButton>
              <Button kind="secondary" icon={<Printer aria-hidden size={18} />} onPress={() => window.print()}>
                {t("billing:page.print")}
              </Button>
              <Button
                icon={<Download aria-hidden size={18} />}
                isPending={pending !== undefined}
                pendingLabel={t("billing:making")}
                onPress={() => saveOne(id)}
              >
                {t("billing:page.download")}
              </Button>
            </>
          }
        />
      </div>
      <div aria-live="polite" className={styles["screenOnly"]}>
        <FailureNotice failure={failure} />
      </div>
      <Paper document={document} format={format} />
    </div>
  )
}
