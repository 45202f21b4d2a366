import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { Paging } from "@ui/shared/paging"
import type { Format } from "@ui/shared/use-format"
import { FileText, FolderDown, SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LackingDetailsNotice } from "../billing/lacking-details-notice.tsx"
import { DocumentFilters } from "./document-filters.tsx"
import { DocumentsTable } from "./documents-table.tsx"
import { documentsPerPage, type DocumentsReading } from "./read-documents.ts"
import { useDocumentDownload } from "./use-document-download.ts"

export interface DocumentsViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly reading: DocumentsReading
  readonly format: Format
  readonly onFilter: (change: Readonly<Record<string, string | undefined>>) => void
  readonly onPage: (page: number) => void
}

/** The list of documents by pages, and all of a financial year as one file. */
export const DocumentsView = ({ businessProfileId, reading, format, onFilter, onPage }: DocumentsViewProps) => {
  const { t } = useTranslation(["billing", "app", "failures", "common"])
  const { pending, failure, saveOne, saveYear } = useDocumentDownload(businessProfileId)
  const { documents, total, filter, financialYears } = reading
  const year = filter.financialYear ?? financialYears[0]
  const isFiltered = Object.keys(filter).length > 0
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
      {total === 0 && !isFiltered ? (
        <EmptyState
          level={2}
          icon={<FileText />}
          title={t("billing:list.empty.title")}
          action={
            <NavButton to={`/app/${businessProfileId}/wallet`} kind="secondary">
              {t("app:addMoney.toWallet")}
            </NavButton>
          }
        >
          {t("billing:list.empty.text")}
        </EmptyState>
      ) : (
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
          <DocumentFilters reading={reading} onChange={onFilter} />
          {documents.length === 0 ? (
            <EmptyState level={3} icon={<SearchX />} title={t("billing:list.noneFound.title")}>
              {t("billing:list.noneFound.text")}
            </EmptyState>
          ) : (
            <DocumentsTable
              businessProfileId={businessProfileId}
              documents={documents}
              format={format}
              pending={pending}
              onSave={saveOne}
            />
          )}
          <Paging page={reading.page} limit={documentsPerPage} total={total} onPage={onPage} />
        </Panel>
      )}
    </div>
  )
}
