import { PauseCampaign, ResumeCampaign } from "@application/campaigns/contract"
import { ListFranchiseResults } from "@application/franchise/contract"
import { ResultOrder, storeLimits, type StoreResult, type StoreStandout } from "@domain/franchise"
import { byteOrderMark, csvRows } from "@domain/insights"
import type { BusinessProfileId, CampaignId, CurrencyCode } from "@domain/kernel"
import { useCall, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import type { Column } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { Stat } from "@ui/kit/stat"
import { toastFailure } from "@ui/shared/app-toasts"
import { type Bulk, List, listAddress, oneOf, readingOf, textThat, useList } from "@ui/shared/list"
import { saveFile } from "@ui/shared/save-file"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { Store } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "../stores.module.css"

const statuses = ["InReview", "Approved", "Active", "Paused", "Rejected", "Completed"] as const

const address = listAddress({
  words: { name: "q", most: 80 },
  filters: {
    status: oneOf(statuses),
    region: textThat((text): text is string => text !== "" && text.length <= storeLimits.region),
  },
  orders: ResultOrder.literals,
  limit: 25,
})

const tones = {
  Draft: "neutral",
  InReview: "info",
  Approved: "info",
  Active: "success",
  Paused: "warning",
  Rejected: "danger",
  Completed: "neutral",
  Archived: "neutral",
} as const satisfies Readonly<Record<StoreResult["status"], string>>

const useColumns = (currency: CurrencyCode | undefined): ReadonlyArray<Column<StoreResult>> => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const money = (amount: number | undefined) =>
    amount === undefined || currency === undefined ? t("common:state.noData") : format.money(amount, currency)
  return [
    {
      id: "name",
      label: t("franchise:field.name"),
      render: ({ name, code, region }) => (
        <span className={styles["store"]}>
          <bdi className={styles["name"]}>{name}</bdi>
          <bdi className={styles["quiet"]}>{region === undefined ? code : `${code} · ${region}`}</bdi>
        </span>
      ),
    },
    {
      id: "status",
      label: t("franchise:results.status"),
      onPhones: "main",
      render: ({ status }) => <Badge tone={tones[status]}>{t(`franchise:results.statuses.${status}`)}</Badge>,
    },
    {
      id: "spend",
      label: t("franchise:results.spend"),
      isNumber: true,
      render: ({ totals }) => money(totals.spend),
    },
    {
      id: "results",
      label: t("franchise:results.results"),
      isNumber: true,
      render: ({ totals }) => format.number(totals.results),
    },
    {
      id: "cost",
      label: t("franchise:results.cost"),
      isNumber: true,
      render: ({ totals }) => money(totals.costPerResult),
    },
    {
      id: "impressions",
      label: t("franchise:results.impressions"),
      isNumber: true,
      render: ({ totals }) => format.number(totals.impressions),
    },
    {
      id: "clicks",
      label: t("franchise:results.clicks"),
      isNumber: true,
      render: ({ totals }) => format.number(totals.clicks),
    },
  ]
}

/** Pauses or resumes the ads of several stores, each with its way back. */
const useActs = (businessProfileId: BusinessProfileId, onDone: () => void): Bulk<StoreResult> => {
  const { t } = useTranslation(["franchise"])
  const [pause, resume] = [useCall(PauseCampaign), useCall(ResumeCampaign)]
  const stop = ({ campaignId }: StoreResult) => pause({ businessProfileId, campaignId })
  const go = ({ campaignId }: StoreResult) => resume({ businessProfileId, campaignId })
  return {
    label: t("franchise:select"),
    actLabel: t("franchise:change"),
    nameOf: ({ name }) => name,
    onDone,
    actions: [
      {
        id: "pause",
        label: t("franchise:results.pause"),
        run: stop,
        undo: go,
        fits: ({ status }) => status === "Active" || status === "Approved" || status === "InReview",
      },
      {
        id: "resume",
        label: t("franchise:results.resume"),
        run: go,
        undo: stop,
        fits: ({ status, pauseReason }) => status === "Paused" && pauseReason === "owner",
      },
    ],
  }
}

const Standouts = ({
  standouts,
  currency,
}: {
  readonly standouts: ReadonlyArray<StoreStandout>
  readonly currency: CurrencyCode
}) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  if (standouts.length === 0) return <p className={styles["quiet"]}>{t("franchise:results.noStandout")}</p>
  return (
    <ul className={styles["allocations"]}>
      {standouts.map(({ code, name, campaignId, kind, reason, results, spend, cost, elsewhere }) => (
        <li key={`${kind} ${code}`} className={styles["allocation"]}>
          <span className={styles["store"]}>
            <Link to={`../campaigns/${campaignId}`} className={styles["name"]}>
              <bdi>{name}</bdi>
            </Link>
            <span>
              <Badge tone={kind === "Best" ? "success" : "warning"}>{t(`franchise:results.kind.${kind}`)}</Badge>
            </span>
          </span>
          <span>
            {t(`franchise:results.reason.${reason}`, {
              count: results,
              results: format.number(results),
              spend: format.money(spend, currency),
              cost: format.money(cost ?? 0, currency),
              elsewhere: format.money(elsewhere ?? 0, currency),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

export interface ResultsProps {
  readonly businessProfileId: BusinessProfileId
  readonly id: CampaignId
  /** Another number once more stores are launched, which reads the results again. */
  readonly version: number
}

/** What each store brought, which stand out, and the ways to stop, start and take them along. */
export const Results = ({ businessProfileId, id, version }: ResultsProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const may = useMay()
  const list = useList(address)
  const ask = useCall(ListFranchiseResults)
  const [isSaving, setSaving] = useState(false)
  const { words, filter, order } = list
  const question = { businessProfileId, id, ...(words !== "" && { search: words }), ...filter, order }
  const read = useRead(ListFranchiseResults, { ...question, page: list.page, limit: list.limit })
  const { output, retry } = read
  const readVersion = useRef(version)
  useEffect(() => {
    if (readVersion.current === version) return
    readVersion.current = version
    retry()
  }, [version, retry])
  const columns = useColumns(output?.currency)
  const acts = useActs(businessProfileId, retry)
  const save = async () => {
    setSaving(true)
    const answer = await ask({ ...question, page: 1, limit: storeLimits.launch })
    setSaving(false)
    if (answer.status !== "succeeded") {
      toastFailure(t("franchise:results.notSaved"))
      return
    }
    const { stores, currency } = answer.output
    const head = ["code", "name", "region", "status", "impressions", "clicks", "results", "spend", "cost"] as const
    const money = (amount: number | undefined) => (amount === undefined ? "" : format.money(amount, currency))
    const rows = stores.map(({ code, name, region = "", status, totals }) => [
      code,
      name,
      region,
      t(`franchise:results.statuses.${status}`),
      String(totals.impressions),
      String(totals.clicks),
      String(totals.results),
      money(totals.spend),
      money(totals.costPerResult),
    ])
    const text = byteOrderMark + csvRows([head.map((one) => t(`franchise:results.column.${one}`)), ...rows])
    saveFile(`${t("franchise:results.file")}.csv`, new Blob([text], { type: "text/csv" }))
  }
  const money = (amount: number | undefined) =>
    amount === undefined || output === undefined ? t("common:state.noData") : format.money(amount, output.currency)
  return (
    <>
      {output === undefined ? null : (
        <Panel title={t("franchise:results.title")}>
          <div className={styles["stack"]}>
            <div className={styles["stats"]}>
              <Stat label={t("franchise:results.spend")} value={money(output.whole.spend)} />
              <Stat label={t("franchise:results.results")} value={format.number(output.whole.results)} />
              <Stat label={t("franchise:results.cost")} value={money(output.whole.costPerResult)} />
              <Stat label={t("franchise:results.clicks")} value={format.number(output.whole.clicks)} />
            </div>
            <Standouts standouts={output.standouts} currency={output.currency} />
          </div>
        </Panel>
      )}
      <Panel title={t("franchise:results.each")}>
        <List
          caption={t("franchise:results.each")}
          list={list}
          reading={readingOf(read, ({ stores, total }) => ({ rows: stores, total }))}
          keyOf={({ code }) => code}
          columns={columns}
          rowHref={({ campaignId }) => `../campaigns/${campaignId}`}
          search={t("franchise:search")}
          filters={[
            {
              name: "status",
              label: t("franchise:results.status"),
              any: t("franchise:standing.any"),
              options: statuses.map((one) => ({ id: one, label: t(`franchise:results.statuses.${one}`) })),
            },
            ...((output?.regions.length ?? 0) === 0
              ? []
              : [
                  {
                    name: "region" as const,
                    label: t("franchise:field.region"),
                    any: t("franchise:anyRegion"),
                    options: (output?.regions ?? []).map((one) => ({ id: one, label: one })),
                  },
                ]),
          ]}
          orders={{
            label: t("franchise:results.order"),
            options: ResultOrder.literals.map((one) => ({ id: one, label: t(`franchise:results.orders.${one}`) })),
          }}
          empty={{ icon: <Store />, title: t("franchise:results.none"), text: t("franchise:results.noneText") }}
          noneFound={{
            title: t("franchise:noneFound"),
            text: t("franchise:noneFoundText"),
            clear: t("franchise:showAll"),
          }}
          bulk={may("editCampaigns") ? acts : undefined}
          tools={
            <Button
              kind="secondary"
              size="small"
              isPending={isSaving}
              pendingLabel={t("common:state.loading")}
              onPress={() => void save()}
            >
              {t("franchise:results.download")}
            </Button>
          }
        />
      </Panel>
    </>
  )
}
