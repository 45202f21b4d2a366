import type { Campaign, SearchTerm } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import type { CurrencyCode, DateRange } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { type Column, DataTable } from "@ui/kit/data-table"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../campaigns.module.css"
import { useLeftOut } from "./use-left-out.ts"

/** Rows before the rest is asked for. */
const firstShown = 10

export interface SearchTableProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly searches: {
    readonly terms: ReadonlyArray<SearchTerm>
    readonly days: DateRange
    readonly currency: CurrencyCode
    readonly waiting: number
  }
  readonly format: Format
  readonly mayChange: boolean
}

/** The searches that cost most, each with a press that leaves it out; what is left out waits to be sent. */
export const SearchTable = ({ campaign, searches, format, mayChange }: SearchTableProps) => {
  const { t } = useTranslation(["keywords", "common", "failures"])
  const [isWhole, setWhole] = useState(false)
  const { toggle, pending, isBusy, waiting, failure, isLeftOut, isOwn } = useLeftOut(campaign, searches.waiting)
  const { terms, currency, days } = searches
  const [key] = failure instanceof InvalidFields ? Object.values(failure.fields).flat() : []
  const refusal = key === undefined ? undefined : t([`failures:${key}`, "failures:generic"])
  const act = (search: SearchTerm) => {
    const { term, standing, mayLeaveOut } = search
    const isOut = isLeftOut(search)
    if (isOut && (!isOwn(search) || !mayChange)) return <Badge>{t("keywords:searches.leftOut")}</Badge>
    if (!isOut && standing === "Keyword") return <Badge tone="info">{t("keywords:searches.keyword")}</Badge>
    if (!mayChange || !mayLeaveOut) return null
    return (
      <Button
        kind="secondary"
        size="small"
        isPending={pending === term}
        isDisabled={isBusy && pending !== term}
        pendingLabel={t("common:state.saving")}
        aria-label={t(isOut ? "keywords:searches.showAgainOf" : "keywords:searches.leaveOutOf", { term })}
        onPress={() => void toggle(term, !isOut)}
      >
        {t(isOut ? "keywords:searches.showAgain" : "keywords:searches.leaveOut")}
      </Button>
    )
  }
  const columns: ReadonlyArray<Column<SearchTerm>> = [
    { id: "term", label: t("keywords:searches.term"), render: ({ term }) => <bdi dir="auto">{term}</bdi> },
    {
      id: "clicks",
      label: t("keywords:searches.clicks"),
      isNumber: true,
      render: ({ clicks }) => format.number(clicks),
    },
    {
      id: "spend",
      label: t("keywords:searches.spend"),
      isNumber: true,
      render: ({ spend }) => <bdi dir="ltr">{format.money(spend, currency)}</bdi>,
    },
    { id: "act", label: t("keywords:searches.act"), onPhones: "end", render: act },
  ]
  return (
    <>
      {refusal === undefined ? <FailureNotice failure={failure} /> : <Banner tone="error">{refusal}</Banner>}
      {waiting === 0 || !mayChange ? null : (
        <Banner
          action={
            <NavButton size="small" to={`/app/${campaign.businessProfileId}/editCampaign/${campaign.id}?step=review`}>
              {t("keywords:searches.send")}
            </NavButton>
          }
        >
          {t("keywords:searches.waiting", { count: waiting })}
        </Banner>
      )}
      <p className={styles["quiet"]}>{t("keywords:searches.about", { days: format.days(days.from, days.to) })}</p>
      <DataTable
        caption={t("keywords:searches.title")}
        columns={columns}
        rows={isWhole ? terms : terms.slice(0, firstShown)}
        rowKey={({ term }) => term}
      />
      {terms.length <= firstShown || isWhole ? null : (
        <Button kind="quiet" size="small" flush="start" onPress={() => setWhole(true)}>
          {t("keywords:searches.more", { count: terms.length - firstShown })}
        </Button>
      )}
    </>
  )
}
