import { countLine, type Lead, LeadStatus } from "@domain/insights"
import { type BusinessProfileId, DateRangePreset } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { List, type ListReading, useList } from "@ui/shared/list"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import type { Format } from "@ui/shared/use-format"
import { SearchX, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLeadColumns } from "./lead-columns.tsx"
import { LeadsDownload } from "./files/leads-download.tsx"
import { LeadQuality, useMarkFilter } from "./lead-quality.tsx"
import { leadsAddress, type LeadsReading } from "./read-leads.ts"
import { useLeadActs } from "./use-lead-acts.ts"
import { useLeadsDownload } from "./files/use-leads-download.ts"

export interface LeadsViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly reading: LeadsReading & ListReading<Lead>
  /** Leads that came while the page was open. */
  readonly arrived: ReadonlySet<number>
  readonly format: Format
  /** Whether the user's role lets them answer leads. */
  readonly mayWork: boolean
  readonly hrefOf: (lead: Lead) => string
  readonly onOpen: (lead: Lead) => void
}

/** Who answered the ads, newest first. Spec: screens, leads: list, search, download and 'Showing {items} of {total}'. */
export const LeadsView = (props: LeadsViewProps) => {
  const { businessProfileId, reading, arrived, format, mayWork, hrefOf, onOpen } = props
  const { t } = useTranslation(["app", "common", "leads"])
  const list = useList(leadsAddress)
  const columns = useLeadColumns(arrived, format, mayWork)
  const markFilter = useMarkFilter()
  const acts = useLeadActs(businessProfileId)
  const download = useLeadsDownload(businessProfileId, reading)
  const { rows, total, period } = reading
  const campaigns = new Map(rows.map(({ campaignId, campaignName }) => [String(campaignId), campaignName]))
  const { items, total: all } = countLine(rows.length, total)
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:frame.place.leads")}
        titleAction={<NavButton {...{ to: "delivery", kind: "quiet", size: "small" }}>{t("leads:delivery")}</NavButton>}
        {...(period !== undefined && { lead: <bdi>{format.days(period.range.from, period.range.to)}</bdi> })}
        actions={
          <>
            <NavButton to={`/app/${businessProfileId}/leads/forms`} kind="quiet">
              {t("leads:forms")}
            </NavButton>
            {list.isNarrowed || rows.length > 0 ? (
              <LeadsDownload
                businessProfileId={businessProfileId}
                download={download}
                total={total}
                mayWork={mayWork}
              />
            ) : null}
          </>
        }
      />
      <FailureNotice failure={download.state.status === "failed" ? download.state.failure : undefined} />
      <List
        caption={t("app:frame.place.leads")}
        list={list}
        reading={reading}
        keyOf={({ id }) => id}
        columns={columns}
        rowHref={hrefOf}
        onRowOpen={onOpen}
        shown={t("app:list.showing", { items: format.number(items), total: format.number(all) })}
        search={t("leads:search")}
        filters={[
          {
            name: "status",
            label: t("leads:field.status"),
            any: t("leads:anyStatus"),
            options: LeadStatus.literals.map((id) => ({ id, label: t(`leads:status.${id}`) })),
          },
          markFilter,
          {
            name: "range",
            label: t("app:dashboard.period"),
            any: t("leads:anyDay"),
            options: DateRangePreset.literals
              .filter((id) => id !== "CustomRange" || id === list.filter.range)
              .map((id) => ({ id, label: t(`app:dashboard.range.${id}`) })),
          },
          ...(campaigns.size < 2 && list.filter.campaign === undefined
            ? []
            : [
                {
                  name: "campaign" as const,
                  label: t("app:wallet.filter.campaign"),
                  any: t("app:wallet.filter.anyCampaign"),
                  options: [...campaigns].map(([id, label]) => ({ id, label })),
                },
              ]),
        ]}
        orders={{
          label: t("leads:order.label"),
          options: [
            {
              id: "newest",
              label: t("leads:order.newest"),
              sort: { column: "submitted", direction: "descending" },
            },
            { id: "oldest", label: t("leads:order.oldest"), sort: { column: "submitted", direction: "ascending" } },
            { id: "name", label: t("leads:order.name"), sort: { column: "name", direction: "ascending" } },
            { id: "status", label: t("leads:order.status"), sort: { column: "status", direction: "ascending" } },
            { id: "campaign", label: t("leads:order.campaign") },
          ],
        }}
        level={2}
        empty={{
          isAlone: true,
          icon: <Users />,
          title: t("leads:empty.title"),
          text: t("leads:empty.text"),
          action: (
            <NavButton to="../campaigns" kind="secondary">
              {t("leads:empty.action")}
            </NavButton>
          ),
        }}
        noneFound={{
          icon: <SearchX />,
          title: t("leads:noneFound"),
          text: t("leads:noneFoundText"),
          clear: t("leads:showAll"),
        }}
        bulk={mayWork ? acts : undefined}
        frame={(filters, leads) => (
          <>
            {filters}
            <LeadQuality businessProfileId={businessProfileId} asked={reading.asked} rows={rows} format={format} />
            <Card>{leads}</Card>
          </>
        )}
      />
    </div>
  )
}
