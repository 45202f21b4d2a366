import { ListPaymentIssues } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PaymentIssueRow } from "./payment-issue-row.tsx"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"
import { type IssueAct, SettleDialog } from "./settle-dialog.tsx"
import { SettledPayments } from "./settled-payments.tsx"

/** Payments and refunds that reconciliation could not heal, each with what to do, and what became of the others. */
export const PaymentIssues = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<{ readonly issue: PaymentIssue; readonly act: IssueAct }>()
  const [settledSoFar, setSettledSoFar] = useState(0)
  const read = useRead(ListPaymentIssues, { portalId, page, limit: rowsPerPage })
  return (
    <Panel title={t("account:portal.payments.title")} description={t("account:portal.payments.lead")}>
      <ReadRows
        read={read}
        notLoaded={t("account:portal.payments.notLoaded")}
        none={t("account:portal.payments.none")}
        page={page}
        onPage={setPage}
        rows={(output) =>
          output.issues.map((issue) => (
            <PaymentIssueRow key={issue.id} issue={issue} onOpen={(act) => setOpened({ issue, act })} />
          ))
        }
      />
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
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}
