import type { BusinessProfileId } from "@domain/kernel"
import { DocumentKind } from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { List, useList } from "@ui/shared/list"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import type { Format } from "@ui/shared/use-format"
import { FileText, FolderDown, SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LackingDetailsNotice } from "../billing/lacking-details-notice.tsx"
import { documentsAddress } from "./chosen-documents.ts"
import { useDocumentColumns } from "./document-columns.tsx"
import type { DocumentsReading } from "./read-documents.ts"
import { useDocumentDownload } from "./use-document-download.ts"

export interface DocumentsViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly reading: DocumentsReading
  readonly format: Format
}

/** The list of documents by pages, and all of a financial year as one file. */
export const DocumentsView = ({ businessProfileId, reading, format }: DocumentsViewProps) => {
  const { t } = useTranslation(["billing", "app", "failures", "common"])
  const { pending, failure, saveOne, saveYear } = useDocumentDownload(businessProfileId)
  const list = useList(documentsAddress)
  const columns = useDocumentColumns({ businessProfileId, format, pending, onSave: saveOne })
  const year = list.filter.year ?? reading.financialYears[0]
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("billing:list.title")}
        lead={t("billing:list.lead")}
        actions={
          <>
            <NavButton to={`/app/${businessProfileId}/wallet`} kind="quiet">
              {t("app:addMoney.toWallet")}
            </NavButton>
            <NavButton to={`/app/${businessProfileId}/wallet/billing`} kind="secondary">
              {t("billing:details.open")}
            </NavButton>
          </>
        }
      />
      <LackingDetailsNotice businessProfileId={businessProfileId} />
      <div aria-live="polite">
        <FailureNotice failure={failure} />
      </div>
      <List
        caption={t("billing:list.title")}
        list={list}
        reading={reading}
        keyOf={({ id }) => id}
        columns={columns}
        filters={[
          {
            name: "year",
            label: t("billing:list.year"),
            any: t("billing:list.anyYear"),
            options: reading.financialYears.map((id) => ({ id, label: id })),
          },
          {
            name: "kind",
            label: t("billing:list.kind"),
            any: t("billing:list.anyKind"),
            options: DocumentKind.literals.map((id) => ({ id, label: t(`billing:kinds.${id}`) })),
          },
        ]}
        clear={t("app:wallet.filter.clear")}
        empty={{
          isAlone: true,
          icon: <FileText />,
          title: t("billing:list.empty.title"),
          text: t("billing:list.empty.text"),
          action: (
            <NavButton to={`/app/${businessProfileId}/wallet`} kind="secondary">
              {t("app:addMoney.toWallet")}
            </NavButton>
          ),
        }}
        noneFound={{
          icon: <SearchX />,
          title: t("billing:list.noneFound.title"),
          text: t("billing:list.noneFound.text"),
        }}
        frame={(filters, documents) => (
          <Panel
            title={t("billing:list.all")}
            actions={
              year === undefined ? undefined : (
                <Button
                  kind="secondary"
                  size="small"
                  icon={<FolderDown aria-hidden size={16} />}
                  isPending={pending === year}
                  pendingLabel={t("billing:making")}
                  onPress={() => saveYear(year)}
                >
                  {t("billing:list.wholeYear", { year })}
                </Button>
              )
            }
          >
            {filters}
            {documents}
          </Panel>
        )}
      />
    </div>
  )
}
