import { ListPaymentIssues } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue } from "@domain/wallet"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { Paging } from "@ui/shared/paging"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { PaymentIssueRow } from "./payment-issue-row.tsx"
import { type IssueAct, SettleDialog } from "./settle-dialog.tsx"
import { SettledPayments } from "./settled-payments.tsx"

const limit = 10

/** Payments and refunds that reconciliation could not heal, each with what to do, and what became of the others. */
export const PaymentIssues = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<{ readonly issue: PaymentIssue; readonly act: IssueAct }>()
  const [settledSoFar, setSettledSoFar] = useState(0)
  const { output, failure, retry } = useRead(ListPaymentIssues, { portalId, page, limit })
  const issues = output?.issues ?? []
  return (
    <Panel title={t("account:portal.payments.title")} description={t("account:portal.payments.lead")}>
      {output === undefined ? (
        failure === undefined ? (
          <Skeleton shape="box" height="8rem" />
        ) : (
          <ErrorState
            title={t("account:portal.payments.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )
      ) : (
        <div className={styles["stack"]}>
          {issues.length === 0 ? <p className={styles["quiet"]}>{t("account:portal.payments.none")}</p> : null}
          <ul className={styles["rows"]}>
            {issues.map((issue) => (
              <PaymentIssueRow key={issue.id} issue={issue} onOpen={(act) => setOpened({ issue, act })} />
            ))}
          </ul>
          <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
        </div>
      )}
      <SettledPayments key={settledSoFar} portalId={portalId} />
      {opened === undefined ? null : (
        <SettleDialog
          portalId={portalId}
          {...opened}
          onClose={() => setOpened(undefined)}
          onSettled={() => {
            setOpened(undefined)
            setPage(1)
            setSettledSoFar((count) => count + 1)
            retry()
          }}
        />
      )}
    </Panel>
  )
}
