import { DownloadCommissions, GetCommissions } from "@application/wallet/contract"
import { localDateAt, regionFacts } from "@domain/kernel"
import { latestMonths } from "@domain/wallet"
import { useCall, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, NavButton, presentTime, usePortal } from "@ui/shared/frame"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import panel from "@ui/shared/panel.module.css"
import { useFileDownload } from "@ui/shared/use-file-download"
import { useFormat } from "@ui/shared/use-format"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { CommissionLines } from "./commission-lines.tsx"
import { CommissionSums } from "./commission-sums.tsx"
import { OwnPayouts } from "./own-payouts.tsx"
import { OwnTerms } from "./own-terms.tsx"

/** Months that are offered. */
const monthCount = 24

/** What somebody, or their agency, earned by clients: sums, a month's campaigns, payouts, and the terms that hold. Ours. */
export default function Commissions() {
  const { t } = useTranslation(["commissions", "account", "common"])
  const { portal } = usePortal()
  return (
    <OuterFrame>
      <PageHead
        title={t("commissions:own.title")}
        lead={t("commissions:own.lead", { portal: portal.title })}
        actions={
          <>
            <NavButton kind="secondary" size="small" to="/clients">
              {t("commissions:own.clients")}
            </NavButton>
            <NavButton kind="secondary" size="small" to="/referrals">
              {t("account:referrals.enter")}
            </NavButton>
          </>
        }
      />
      <Statement />
    </OuterFrame>
  )
}

const Statement = () => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const [search, change] = useSearchChange()
  const months = latestMonths(localDateAt(presentTime(), regionFacts.IN.timeZone), monthCount)
  const month = months.find((one) => one === search.get("month")) ?? months[0] ?? ""
  const { output, failure, retry } = useRead(GetCommissions, { month })
  const call = useCall(DownloadCommissions)
  const { state, start } = useFileDownload<"statement">()
  if (output === undefined)
    return failure === undefined ? (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="20rem" />
      </LoadingRegion>
    ) : (
      <ErrorState
        level={2}
        title={t("commissions:own.notLoaded")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={retry}
      />
    )
  return (
    <div className={panel["stack"]}>
      <CommissionSums sums={output.sums} />
      <Panel
        title={t("commissions:own.month")}
        description={t("commissions:own.monthLead")}
        actions={
          <Button
            size="small"
            kind="secondary"
            icon={<Download aria-hidden />}
            isDisabled={output.lines.length === 0}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.loading")}
            onPress={() => void start("statement", () => call({ month }))}
          >
            {t("commissions:own.file")}
          </Button>
        }
      >
        <div className={panel["stack"]}>
          <div className={panel["tools"]}>
            <Select
              label={t("commissions:own.which")}
              placeholder={t("commissions:own.which")}
              options={months.map((id) => ({ id, label: format.day(`${id}-15`, { month: "long", year: "numeric" }) }))}
              value={month}
              onChange={(id) => change({ month: id === months[0] ? undefined : id }, { replace: true })}
            />
          </div>
          {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
          <CommissionLines lines={output.lines} />
        </div>
      </Panel>
      <OwnPayouts payouts={output.payouts} />
      <OwnTerms terms={output.terms} />
    </div>
  )
}
