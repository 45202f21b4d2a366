import type { AgencyReport } from "@domain/insights"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { useFormat } from "@ui/shared/use-format"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearchParams } from "react-router"
import { AgencyCover } from "./agency-cover.tsx"
import { AgencySummary } from "./agency-summary.tsx"
import { ClientPage } from "./client-page.tsx"
import styles from "./agency.module.css"

export interface AgencyDocumentProps {
  readonly report: AgencyReport
  /** Whether its reader came by a link. */
  readonly isShared?: boolean
  /** Buttons beside the print button, for its maker. */
  readonly actions?: ReactNode
  /** Where a campaign of a client leads; for its maker alone. */
  readonly campaignHref?: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => string
}

/** A report over many clients: its cover with all of them in short, or the client that the address names. */
export const AgencyDocument = ({ report, isShared = false, actions, campaignHref }: AgencyDocumentProps) => {
  const { t } = useTranslation("agencyReports")
  const format = useFormat()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { pages, hidden } = report
  const place = pages.findIndex(({ businessProfileId }) => String(businessProfileId) === search.get("client"))
  const hrefOf = (id: BusinessProfileId | undefined) => {
    const next = new URLSearchParams(search)
    if (id === undefined) next.delete("client")
    else next.set("client", String(id))
    return `${pathname}?${next.toString()}`
  }
  const page = pages[place]
  if (page !== undefined) {
    const { businessProfileId: id } = page
    return (
      <ClientPage
        page={page}
        back={hrefOf(undefined)}
        previous={place > 0 ? hrefOf(pages[place - 1]?.businessProfileId) : undefined}
        next={place < pages.length - 1 ? hrefOf(pages[place + 1]?.businessProfileId) : undefined}
        {...(campaignHref !== undefined && { campaignHref: (campaignId: CampaignId) => campaignHref(id, campaignId) })}
      />
    )
  }
  const hiddenWords = { count: hidden, value: format.number(hidden) }
  return (
    <article className={styles["document"]}>
      <AgencyCover report={report} actions={actions} />
      {hidden === 0 ? null : (
        <Banner tone="info">
          {pages.length === 0
            ? t("document.allHidden")
            : t(isShared ? "document.hiddenShared" : "document.hidden", hiddenWords)}
        </Banner>
      )}
      {pages.length === 0 ? null : <AgencySummary report={report} hrefOf={hrefOf} />}
    </article>
  )
}
