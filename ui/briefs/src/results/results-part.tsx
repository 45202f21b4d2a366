import { GetPlanActuals, type ShownBrief, type ShownVersion } from "@application/briefs/contract"
import { channelOfLine, type PlanLine } from "@domain/briefs"
import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { lazyPart, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { type Column, DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { Unread } from "@ui/shared/unread"
import { ChartColumn } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "../briefs.module.css"
import { useCellWords } from "../plan/use-cell-words.ts"

const CampaignsDialog = lazyPart(async () => (await import("./campaigns-dialog.tsx")).CampaignsDialog)

export interface ResultsPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly brief: ShownBrief
  readonly currency: CurrencyCode
  /** The newest approved version, if there is one. */
  readonly version: ShownVersion | undefined
}

/** What an approved plan's lines have cost and brought beside the plan, and the way to their campaigns. */
export const ResultsPart = ({ businessProfileId, brief, currency, version }: ResultsPartProps) => {
  const { t } = useTranslation(["briefs", "common"])
  const format = useFormat()
  const may = useMay()
  const { choiceOf, valueOf } = useCellWords()
  const [isMaking, setMaking] = useState(false)
  const read = useRead(GetPlanActuals, version === undefined ? undefined : { businessProfileId, briefId: brief.id })
  if (version === undefined)
    return (
      <EmptyState level={2} icon={<ChartColumn />} title={t("briefs:results.none")}>
        {t("briefs:results.noneText")}
      </EmptyState>
    )
  const { output } = read
  if (output === undefined) return <Unread height="8rem" isFailed={read.failure !== undefined} onRetry={read.retry} />
  const none = t("common:state.noData")
  const actualsOf = ({ id }: PlanLine) => output.lines.find(({ lineId }) => lineId === id)
  const open = version.lines.filter((line) => channelOfLine(line) !== undefined && actualsOf(line) === undefined)
  const columns: ReadonlyArray<Column<PlanLine>> = [
    {
      id: "line",
      label: t("briefs:plan.line"),
      render: (line) => (
        <span className={styles["named"]}>
          <bdi className={styles["name"]}>{line.publisher}</bdi>
          <bdi className={styles["quiet"]}>
            {[choiceOf("channelType", line.channelType), line.theme].filter((part) => part !== "").join(" · ")}
          </bdi>
        </span>
      ),
    },
    {
      id: "cost",
      label: t("briefs:results.plannedCost"),
      isNumber: true,
      render: ({ cost }) => format.money(cost, currency),
    },
    {
      id: "spend",
      label: t("briefs:results.spend"),
      isNumber: true,
      render: (line) => {
        const actuals = actualsOf(line)
        return actuals === undefined ? none : format.money(actuals.spend, currency)
      },
    },
    {
      id: "volume",
      label: t("briefs:results.plannedKpi"),
      isNumber: true,
      render: ({ kpiVolume, kpiMetric }) => `${format.number(kpiVolume)} ${valueOf("kpiMetric", kpiMetric, currency)}`,
    },
    {
      id: "kpi",
      label: t("briefs:results.kpi"),
      isNumber: true,
      render: (line) => {
        const kpi = actualsOf(line)?.kpi
        return kpi === undefined ? none : format.number(kpi)
      },
    },
    {
      id: "campaigns",
      label: t("briefs:results.campaign"),
      onPhones: "wide",
      render: (line) => {
        const campaigns = actualsOf(line)?.campaigns ?? []
        if (campaigns.length === 0) return channelOfLine(line) === undefined ? t("briefs:results.elsewhere") : none
        return campaigns.map(({ businessProfileId: owner, campaignId, name, businessName, isDraft }) => (
          <span key={campaignId} className={styles["line"]}>
            <Link to={`/app/${owner}/campaigns/${campaignId}`}>
              <bdi>{`${businessName}: ${name}`}</bdi>
            </Link>
            {isDraft ? <Badge>{t("briefs:status.Draft")}</Badge> : null}
          </span>
        ))
      },
    },
  ]
  return (
    <div className={styles["stack"]}>
      {open.length > 0 && may("editCampaigns") ? (
        <div className={styles["ways"]}>
          <Button onPress={() => setMaking(true)}>{t("briefs:results.make", { count: open.length })}</Button>
        </div>
      ) : null}
      <Card>
        <DataTable caption={t("briefs:part.results")} columns={columns} rows={version.lines} rowKey={({ id }) => id} />
      </Card>
      <p className={styles["quiet"]}>{t("briefs:results.note")}</p>
      <Suspense>
        {isMaking ? (
          <CampaignsDialog
            businessProfileId={businessProfileId}
            briefId={brief.id}
            version={version.version}
            lines={open}
            onClose={() => setMaking(false)}
            onMade={() => {
              read.retry()
              setMaking(false)
            }}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
