import { ListSettledPaymentIssues } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { SettledPaymentIssue } from "@domain/wallet"
import { useRead } from "@ui/container"
import { List, listAddress, ListLine, ListRow, readingOf, useList } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { IssueReference } from "./payment-issue-row.tsx"

const address = listAddress({ of: "settled", limit: 5 })

const Row = ({ issue }: { readonly issue: SettledPaymentIssue }) => {
  const { t } = useTranslation("account")
  const format = useFormat()
  const { amount, currency, kind, settledAt, settledBy: name, writtenOff } = issue
  const when = format.moment(settledAt)
  const outcome = writtenOff === undefined ? "settled" : writtenOff < 0 ? "lost" : "found"
  return (
    <ListRow name={t(`portal.payments.cause.${kind}`, { amount: format.money(amount, currency) })}>
      <span>
        {t(`portal.payments.outcome.${outcome}`, { amount: format.money(Math.abs(writtenOff ?? 0), currency) })}{" "}
        <q>{issue.note}</q>
      </span>
      <ListLine>
        <IssueReference issue={issue} /> · {name === undefined ? when : t("portal.payments.doneBy", { name, when })}
      </ListLine>
    </ListRow>
  )
}

/** Payments that somebody has settled or written off, the latest first; nothing before there are any. */
export const SettledPayments = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("account")
  const list = useList(address)
  const read = useRead(ListSettledPaymentIssues, { portalId, page: list.page, limit: list.limit })
  if (read.output === undefined || read.output.total === 0) return null
  return (
    <details className={styles["stack"]}>
      <summary>{t("portal.payments.done", { count: read.output.total })}</summary>
      <List
        caption={t("portal.payments.done", { count: read.output.total })}
        list={list}
        reading={readingOf(read, ({ issues, total }) => ({ rows: issues, total }))}
        keyOf={({ id }) => id}
        row={(issue) => <Row issue={issue} />}
      />
    </details>
  )
}
