import { GetBillingDocument } from "@application/wallet/contract"
import { DocumentId } from "@domain/wallet"
import { useRead } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { NavButton, PageTitle, usePortal } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { Option, Predicate, Schema } from "effect"
import { FileQuestion } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { DocumentView } from "./document-view.tsx"

const idOf = Schema.decodeUnknownOption(DocumentId)

/** The number in the address; undefined for what no document has. */
const documentIdIn = (text = ""): DocumentId | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Option.getOrUndefined(idOf(Number(text))) : undefined

const Missing = ({ listHref }: { readonly listHref: string }) => {
  const { t } = useTranslation(["billing"])
  return (
    <>
      <PageTitle>{t("billing:page.missing.title")}</PageTitle>
      <EmptyState
        level={1}
        icon={<FileQuestion />}
        title={t("billing:page.missing.title")}
        action={<NavButton to={listHref}>{t("billing:page.all")}</NavButton>}
      >
        {t("billing:page.missing.text")}
      </EmptyState>
    </>
  )
}

/** One invoice, credit note, receipt or refund voucher. Spec: screens, /app/{id}/invoice/{id}. */
export default function DocumentPage() {
  const { t } = useTranslation(["billing", "documents", "app", "failures", "common"])
  const { documentId: typed } = useParams()
  const { language } = usePortal()
  const profile = useProfile()
  const format = useFormat()
  const documentId = documentIdIn(typed)
  const businessProfileId = profile?.id
  const asked =
    businessProfileId === undefined || documentId === undefined
      ? undefined
      : { businessProfileId, documentId, language }
  const { output, failure, retry } = useRead(GetBillingDocument, asked)
  if (businessProfileId === undefined) return null
  const listHref = `/app/${businessProfileId}/wallet/invoices`
  const isMissing = documentId === undefined || Predicate.isTagged(failure, "DocumentNotFound")
  if (isMissing) return <Missing listHref={listHref} />
  if (output?.id === documentId) return <DocumentView document={output} format={format} listHref={listHref} />
  if (failure === undefined)
    return (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="heading" />
        <Skeleton shape="box" height="32rem" />
      </LoadingRegion>
    )
  return (
    <ErrorState
      level={1}
      title={t("billing:page.notLoaded")}
      retryLabel={t("common:action.retry")}
      retryingLabel={t("common:state.loading")}
      onRetry={retry}
    >
      {failureMessage(failure, (keys, values) => t(keys, values))}
    </ErrorState>
  )
}
