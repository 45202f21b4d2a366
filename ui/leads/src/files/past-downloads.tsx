import { ListLeadDownloads } from "@application/insights/contract"
import type { LeadDownload } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Skeleton } from "@ui/kit/skeleton"
import { useFormat } from "@ui/shared/use-format"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "../leads.module.css"

/** The filter of a download in words. */
const useFilterWords = () => {
  const { t } = useTranslation(["leads", "leadFiles"])
  const format = useFormat()
  return (filter: LeadDownload["filter"]): string => {
    const { status, campaignId, from, to, marked, due, waiting } = filter
    const { isOfOwner = false, isTagged = false, isSearched = false } = filter
    const parts = [
      ...(status === undefined ? [] : [t(`leads:status.${status}`)]),
      ...(from === undefined || to === undefined ? [] : [format.days(from, to)]),
      ...(campaignId === undefined ? [] : [t("leadFiles:past.ofCampaign")]),
      ...(marked === undefined ? [] : [t(`leadFiles:past.marked.${marked}`)]),
      ...(due === undefined ? [] : [t(`leads:due.${due}`)]),
      ...(waiting === undefined ? [] : [t(`leads:waiting.${waiting}`)]),
      ...(isOfOwner ? [t("leadFiles:past.ofOwner")] : []),
      ...(isTagged ? [t("leadFiles:past.tagged")] : []),
      ...(isSearched ? [t("leadFiles:past.searched")] : []),
    ]
    return parts.length === 0 ? t("leadFiles:past.all") : parts.join(", ")
  }
}

/** Who took leads away, when, how many, in which format and by which filter; newest first. */
export const PastDownloads = ({
  businessProfileId,
  onClose,
}: {
  readonly businessProfileId: BusinessProfileId
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(["common", "leads", "leadFiles"])
  const format = useFormat()
  const filterWords = useFilterWords()
  const { output, failure, isLoading, retry } = useRead(ListLeadDownloads, { businessProfileId })
  const content = () => {
    if (output === undefined && failure !== undefined)
      return (
        <ErrorState
          level={3}
          title={t("leadFiles:past.failed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          isRetrying={isLoading}
          onRetry={retry}
        />
      )
    if (output === undefined) return <Skeleton shape="box" height="12rem" />
    if (output.downloads.length === 0)
      return (
        <EmptyState level={3} icon={<Download />} title={t("leadFiles:past.none")}>
          {t("leadFiles:past.noneText")}
        </EmptyState>
      )
    return (
      <ul className={styles["entries"]} tabIndex={0} aria-label={t("leadFiles:past.title")}>
        {output.downloads.map(({ id, at, personName, format: kind, leads, filter, columns }) => (
          <li key={id} className={styles["entry"]}>
            <bdi>{personName ?? t("leadFiles:past.gone")}</bdi>
            <span>
              {t("leadFiles:past.took", {
                count: leads,
                value: format.number(leads),
                kind: t(`leads:downloadAs.${kind}`),
                filter: filterWords(filter),
              })}
            </span>
            <span className={styles["quiet"]}>
              {[format.moment(at), columns.map((column) => t(`leadFiles:column.${column}`)).join(", ")].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("leadFiles:past.title")} closeLabel={t("common:action.close")}>
      <div className={styles["detail"]}>
        <p className={styles["quiet"]}>{t("leadFiles:past.text")}</p>
        {content()}
      </div>
    </Dialog>
  )
}
