import { ListSettledPaymentIssues } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { SettledPaymentIssue } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Paging } from "@ui/shared/paging"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { IssueReference } from "./payment-issue-row.tsx"

const limit = 5

const Row = ({ issue }: { readonly issue: SettledPaymentIssue }) => {
  const { t } = useTranslation("account")
  const format = useFormat()
  const { amount, currency, kind, settledAt, settledBy: name, writtenOff } = issue
  const when = format.moment(settledAt)
  const outcome = writtenOff === undefined ? "settled" : writtenOff < 0 ? "lost" : "found"
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          {t(`portal.payments.cause.${kind}`, { amount: format.money(amount, currency) })}
        </span>
        <span>
          {t(`portal.payments.outcome.${outcome}`, { amount: format.money(Math.abs(writtenOff ?? 0), currency) })}{" "}
          <q>{issue.note}</q>
        </span>
        <span className={styles["quiet"]}>
          <IssueReference issue={issue} /> · {name === undefined ? when : t("portal.payments.doneBy", { name, when })}
        </span>
      </span>
    </li>
  )
}

/** Payments that somebody has settled or written off, the latest first; nothing before there are any. */
export const SettledPayments = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("account")
  const [page, setPage] = useState(1)
  const { output } = useRead(ListSettledPaymentIssues, { portalId, page, limit })
  if (output === undefined || output.total === 0) return null
  return (
    <details className={styles["stack"]}>
      <summary>{t("portal.payments.done", { count: output.total })}</summary>
      <ul className={styles["rows"]}>
        {output.issues.map((issue) => (
          <Row key={issue.id} issue={issue} />
        ))}
      </ul>
      <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
    </details>
  )
}
