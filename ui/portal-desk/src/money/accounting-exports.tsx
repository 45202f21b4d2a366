import { ExportAccounting, GetAccountingMonth } from "@application/wallet/contract"
import { localDateAt, type PortalId, type Region, regionFacts } from "@domain/kernel"
import { type AccountingForm, formsIn, latestMonths } from "@domain/wallet"
import { useCall, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { FailureNotice, presentTime, usePortal } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useFileDownload } from "@ui/shared/use-file-download"
import { useFormat } from "@ui/shared/use-format"
import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"

/** Months that are offered. */
const monthCount = 24

/** A month's documents as files for an accountant's program, with what they sum to; by issuing entity, which has a region. */
export const AccountingExports = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["portalMoney", "common"])
  const format = useFormat()
  const { portal } = usePortal()
  const regions = portal.regions.map((sold) => sold.region)
  const [region, setRegion] = useState<Region>(regions[0] ?? "IN")
  const months = latestMonths(localDateAt(presentTime(), regionFacts[region].timeZone), monthCount)
  const [month, setMonth] = useState(months[0] ?? "")
  const { output, failure, retry } = useRead(GetAccountingMonth, { portalId, region, month })
  const call = useCall(ExportAccounting)
  const { state, start } = useFileDownload<AccountingForm>()
  const isEmpty = output !== undefined && output.sums.length === 0
  return (
    <Panel title={t("portalMoney:accounting.title")} description={t("portalMoney:accounting.lead")}>
      <div className={panel["stack"]}>
        <div className={panel["tools"]}>
          <Select
            label={t("portalMoney:accounting.entity")}
            placeholder={t("portalMoney:accounting.entity")}
            options={regions.map((id) => ({ id, label: t(`common:region.${id}`) }))}
            value={region}
            onChange={(id) => setRegion(regions.find((one) => one === id) ?? region)}
          />
          <Select
            label={t("portalMoney:accounting.month")}
            placeholder={t("portalMoney:accounting.month")}
            options={months.map((id) => ({ id, label: format.day(`${id}-15`, { month: "long", year: "numeric" }) }))}
            value={month}
            onChange={(id) => setMonth(months.find((one) => one === id) ?? month)}
          />
        </div>
        {output === undefined ? (
          <NotLoaded failure={failure} title={t("portalMoney:accounting.notLoaded")} onRetry={retry} />
        ) : isEmpty ? (
          <p className={panel["quiet"]}>{t("portalMoney:accounting.none")}</p>
        ) : (
          <DataTable
            caption={t("portalMoney:accounting.sums")}
            rows={output.sums}
            rowKey={({ kind, currency }) => `${kind} ${currency}`}
            columns={[
              {
                id: "kind",
                label: t("portalMoney:accounting.kind"),
                render: ({ kind }) => t(`portalMoney:accounting.kinds.${kind}`),
              },
              {
                id: "count",
                label: t("portalMoney:accounting.count"),
                isNumber: true,
                render: ({ count }) => format.number(count),
              },
              {
                id: "tax",
                label: t("portalMoney:accounting.tax"),
                isNumber: true,
                render: ({ tax, currency }) => format.money(tax, currency, "always"),
              },
              {
                id: "total",
                label: t("portalMoney:accounting.total"),
                isNumber: true,
                render: ({ total, currency }) => format.money(total, currency, "always"),
              },
            ]}
          />
        )}
        <ul className={panel["rows"]}>
          {formsIn(region).map((form) => (
            <li key={form} className={panel["row"]}>
              <span className={panel["words"]}>
                <span className={panel["name"]}>{t(`portalMoney:accounting.forms.${form}`)}</span>
                <span className={panel["quiet"]}>{t(`portalMoney:accounting.hints.${form}`)}</span>
              </span>
              <span className={panel["acts"]}>
                <Button
                  size="small"
                  kind="secondary"
                  icon={<Download aria-hidden />}
                  isDisabled={isEmpty}
                  isPending={state.status === "pending" && state.of === form}
                  pendingLabel={t("common:state.loading")}
                  onPress={() => void start(form, () => call({ portalId, region, month, form }))}
                  aria-label={t("portalMoney:accounting.downloadNamed", {
                    form: t(`portalMoney:accounting.forms.${form}`),
                  })}
                >
                  {t("portalMoney:accounting.download")}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
        <p className={panel["quiet"]}>{t("portalMoney:accounting.logged")}</p>
      </div>
    </Panel>
  )
}
