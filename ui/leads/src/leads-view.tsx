import { countLine, type Lead, type LeadFileFormat, LeadStatus } from "@domain/insights"
import { DateRangePreset } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { LoadMore } from "@ui/kit/load-more"
import { Select } from "@ui/kit/select"
import { SearchX, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { SearchBox } from "@ui/shared/search-box"
import type { Format } from "@ui/shared/use-format"
import { FailureNotice, NavButton, spokenPhone } from "@ui/shared/frame"
import { useProfile } from "@ui/shared/use-profile"
import { LeadQuickActions } from "./lead-actions.tsx"
import { LeadsDownload } from "./leads-download.tsx"
import { LeadStatusBadge } from "./lead-status-badge.tsx"
import styles from "./leads.module.css"
import { type LeadOrder, leadOrderNames, type LeadsReading } from "./read-leads.ts"
import type { DownloadState } from "./use-leads-download.ts"

export interface LeadsViewProps {
  readonly reading: LeadsReading
  /** Leads that came while the page was open. */
  readonly arrived: ReadonlySet<number>
  readonly format: Format
  readonly isLoadingMore: boolean
  /** Whether the user's role lets them answer leads. */
  readonly mayWork: boolean
  readonly hrefOf: (lead: Lead) => string
  readonly onOpen: (lead: Lead) => void
  readonly onStatus: (status: LeadStatus | undefined) => void
  /** Leads of these days alone, or of any. */
  readonly onPeriod: (preset: DateRangePreset | undefined) => void
  readonly onOrder: (order: LeadOrder) => void
  readonly onSearch: (words: string) => void
  /** Every lead again, whatever status or search. */
  readonly onAll: () => void
  readonly onMore: () => void
  readonly download: DownloadState
  readonly onDownload: (format: LeadFileFormat) => void
  readonly onCancelDownload: () => void
}

/** A mail address, which breaks before its second part first. */
const Address = ({ email }: { readonly email: string }) => {
  const [name = "", ...rest] = email.split(/(?=@)/)
  return (
    <>
      {name}
      <wbr />
      {rest.join("")}
    </>
  )
}

/** Who answered the ads, newest first. Spec: screens, leads: list, search, download and 'Showing {items} of {total}'. */
export const LeadsView = (props: LeadsViewProps) => {
  const {
    reading,
    arrived,
    format,
    isLoadingMore,
    mayWork,
    hrefOf,
    onOpen,
    onStatus,
    onPeriod,
    onOrder,
    onSearch,
    onAll,
    onMore,
    download,
    onDownload,
    onCancelDownload,
  } = props
  const { t } = useTranslation(["app", "common"])
  const profile = useProfile()
  const { leads, total, hasMore, words, status, period, order } = reading
  const isFiltered = words !== "" || status !== undefined || period !== undefined
  if (leads.length === 0 && !isFiltered) {
    return (
      <div className={page["page"]}>
        <PageHead title={t("app:frame.place.leads")} />
        <EmptyState
          level={2}
          icon={<Users />}
          title={t("app:leads.empty.title")}
          action={
            <NavButton to="../campaigns" kind="secondary">
              {t("app:leads.empty.action")}
            </NavButton>
          }
        >
          {t("app:leads.empty.text")}
        </EmptyState>
      </div>
    )
  }
  const nameOf = (lead: Lead) => (
    <span className={styles["person"]}>
      <span className={arrived.has(lead.id) ? styles["arrived"] : styles["name"]}>
        {lead.name}
        {lead.status === "New" ? <span className={styles["lamp"]} aria-hidden /> : null}
      </span>
      <span className={styles["quiet"]}>{lead.campaignName}</span>
    </span>
  )
  const none = t("common:state.noData")
  const count = countLine(leads.length, total)
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:frame.place.leads")}
        {...(period !== undefined && { lead: <bdi>{format.days(period.range.from, period.range.to)}</bdi> })}
        actions={
          <LeadsDownload
            state={download}
            format={format}
            isDisabled={leads.length === 0}
            onStart={onDownload}
            onCancel={onCancelDownload}
          />
        }
      />
      <FailureNotice failure={download.status === "failed" ? download.failure : undefined} />
      <div className={styles["filters"]}>
        <SearchBox label={t("app:leads.search")} words={words} onSearch={onSearch} />
        <Select
          label={t("app:leads.field.status")}
          placeholder={t("app:leads.anyStatus")}
          value={status ?? "any"}
          options={[
            { id: "any", label: t("app:leads.anyStatus") },
            ...LeadStatus.literals.map((id) => ({ id, label: t(`app:leads.status.${id}`) })),
          ]}
          onChange={(id) => onStatus(LeadStatus.literals.find((it) => it === id))}
        />
        <Select
          label={t("app:dashboard.period")}
          placeholder={t("app:leads.anyDay")}
          value={period?.preset ?? "any"}
          options={[
            { id: "any", label: t("app:leads.anyDay") },
            ...DateRangePreset.literals
              .filter((id) => id !== "CustomRange" || id === period?.preset)
              .map((id) => ({ id, label: t(`app:dashboard.range.${id}`) })),
          ]}
          onChange={(id) => onPeriod(DateRangePreset.literals.find((it) => it === id))}
        />
        <Select
          label={t("app:leads.order.label")}
          placeholder={t("app:leads.order.newest")}
          value={order}
          options={leadOrderNames.map((id) => ({ id, label: t(`app:leads.order.${id}`) }))}
          onChange={(id) => {
            const chosen = leadOrderNames.find((name) => name === id)
            if (chosen !== undefined) onOrder(chosen)
          }}
        />
      </div>
      <Card>
        <DataTable
          caption={t("app:frame.place.leads")}
          rows={leads}
          rowKey={({ id }) => String(id)}
          rowHref={hrefOf}
          onRowOpen={onOpen}
          empty={
            <EmptyState
              level={2}
              icon={<SearchX />}
              title={t("app:leads.noneFound")}
              action={
                <Button kind="secondary" onPress={onAll}>
                  {t("app:leads.showAll")}
                </Button>
              }
            >
              {t("app:leads.noneFoundText")}
            </EmptyState>
          }
          columns={[
            { id: "name", label: t("app:leads.field.name"), render: nameOf },
            {
              id: "status",
              label: t("app:leads.field.status"),
              onPhones: "main",
              render: (lead) => (
                <span className={styles["short"]}>
                  <LeadStatusBadge status={lead.status} />
                </span>
              ),
            },
            {
              id: "mobile",
              label: t("app:leads.field.contact"),
              onPhones: "bare",
              render: ({ mobileNumber, email }) =>
                mobileNumber === undefined ? (
                  <bdi dir="ltr" className={styles["address"]}>
                    {email === undefined ? none : <Address email={email} />}
                  </bdi>
                ) : (
                  <bdi dir="ltr" className={styles["short"]}>
                    {spokenPhone(mobileNumber, profile?.region)}
                  </bdi>
                ),
            },
            ...(mayWork
              ? [
                  {
                    id: "ways",
                    label: t("app:leads.field.answer"),
                    onPhones: "end" as const,
                    render: (lead: Lead) => <LeadQuickActions lead={lead} />,
                  },
                ]
              : []),
            {
              id: "service",
              label: t("app:leads.field.service"),
              onPhones: "bare",
              render: ({ serviceNeeded, city }) => (
                <span className={styles["who"]}>
                  <span>{serviceNeeded ?? none}</span>
                  {city === undefined ? null : <span className={styles["quiet"]}>{city}</span>}
                </span>
              ),
            },
            {
              id: "submitted",
              label: t("app:leads.field.submitted"),
              onPhones: "bare",
              render: ({ submittedOn }) => (
                <time dateTime={new Date(submittedOn).toISOString()} title={format.moment(submittedOn)}>
                  {format.ago(submittedOn)}
                </time>
              ),
            },
          ]}
        />
      </Card>
      {leads.length === 0 ? null : (
        <LoadMore
          summary={t("app:list.showing", { items: format.number(count.items), total: format.number(count.total) })}
          label={t("app:list.more")}
          pendingLabel={t("common:state.loading")}
          hasMore={hasMore}
          isPending={isLoadingMore}
          onMore={onMore}
        />
      )}
    </div>
  )
}
