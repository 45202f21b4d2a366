import { ListPaymentIssues } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { List, listAddress, readingOf, useList } from "@ui/shared/list"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PaymentIssueRow } from "./payment-issue-row.tsx"
import { type IssueAct, SettleDialog } from "./settle-dialog.tsx"
import { SettledPayments } from "./settled-payments.tsx"

const address = listAddress({ of: "issues", limit: 10 })

/** Payments and refunds that reconciliation could not heal, each with what to do, and what became of the others. */
export const PaymentIssues = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const list = useList(address)
  const [opened, setOpened] = useState<{ readonly issue: PaymentIssue; readonly act: IssueAct }>()
  const [settledSoFar, setSettledSoFar] = useState(0)
  const read = useRead(ListPaymentIssues, { portalId, page: list.page, limit: list.limit })
  return (
    <Panel title={t("account:portal.payments.title")} description={t("account:portal.payments.lead")}>
      <List
        caption={t("account:portal.payments.title")}
        list={list}
        reading={readingOf(read, ({ issues, total }) => ({ rows: issues, total }))}
        keyOf={({ id }) => id}
        notRead={t("account:portal.payments.notLoaded")}
        empty={{ title: t("account:portal.payments.none") }}
        row={(issue) => <PaymentIssueRow issue={issue} onOpen={(act) => setOpened({ issue, act })} />}
      />
      <SettledPayments key={settledSoFar} portalId={portalId} />
      {opened === undefined ? null : (
        <SettleDialog
          portalId={portalId}
          {...opened}
          onClose={() => setOpened(undefined)}
          onSettled={() => {
            setOpened(undefined)
            list.turn(1)
            setSettledSoFar((count) => count + 1)
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}
