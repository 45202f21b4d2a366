import type { BusinessProfileId } from "@domain/kernel"
import type { DocumentId, DocumentKind } from "@domain/wallet"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import type { Column } from "@ui/kit/data-table"
import type { Format } from "@ui/shared/use-format"
import { Download, FileMinus, FileText, type LucideIcon, Receipt, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "../statement-table.module.css"
import type { DocumentsReading } from "./read-documents.ts"

const icons: Readonly<Record<DocumentKind, LucideIcon>> = {
  invoice: FileText,
  creditNote: FileMinus,
  receipt: Receipt,
  refundVoucher: Undo2,
}

export interface DocumentColumnsOptions {
  readonly businessProfileId: BusinessProfileId
  readonly format: Format
  /** The document whose PDF is on its way. */
  readonly pending: unknown
  readonly onSave: (id: DocumentId) => void
}

/** What the list tells of a document: number and kind, campaign, day and amount, with its PDF. */
export const useDocumentColumns = (
  options: DocumentColumnsOptions,
): ReadonlyArray<Column<DocumentsReading["rows"][number]>> => {
  const { businessProfileId, format, pending, onSave } = options
  const { t } = useTranslation(["billing", "app"])
  return [
    {
      id: "number",
      label: t("billing:list.number"),
      render: ({ id, kind, number, campaignId, campaignName }) => {
        const Icon = icons[kind]
        return (
          <span className={styles["line"]}>
            <span className={styles["icon"]} aria-hidden>
              <Icon size={18} />
            </span>
            <span className={styles["words"]}>
              <Link to={`/app/${businessProfileId}/invoice/${id}`}>
                <Ltr>{number}</Ltr>
              </Link>
              <span className={styles["about"]}>{t(`billing:kind.${kind}`)}</span>
              {campaignId === undefined || campaignName === undefined ? null : (
                <Link className={styles["about"]} to={`/app/${businessProfileId}/campaigns/${campaignId}`}>
                  {campaignName}
                </Link>
              )}
            </span>
          </span>
        )
      },
    },
    {
      id: "day",
      label: t("app:wallet.when"),
      onPhones: "bare",
      render: ({ issuedOn }) => <bdi className={styles["when"]}>{format.day(issuedOn)}</bdi>,
    },
    {
      id: "amount",
      label: t("app:wallet.amount"),
      isNumber: true,
      onPhones: "main",
      render: ({ total, currency }) => (
        <bdi dir="ltr" className={styles["out"]}>
          {format.money(total, currency, "always")}
        </bdi>
      ),
    },
    {
      id: "pdf",
      label: t("billing:list.pdf"),
      isNumber: true,
      onPhones: "end",
      render: ({ id, number }) => (
        <Button
          kind="quiet"
          size="small"
          flush="end"
          icon={<Download aria-hidden size={16} />}
          aria-label={t("billing:list.pdfOf", { number })}
          isPending={pending === id}
          pendingLabel={t("billing:making")}
          onPress={() => onSave(id)}
        >
          {t("billing:list.pdf")}
        </Button>
      ),
    },
  ]
}
