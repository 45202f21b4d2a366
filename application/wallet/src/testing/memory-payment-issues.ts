import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type PaymentIssue, PaymentIssueId } from "@domain/wallet"
import { PaymentIssues } from "../ports/payment-issues.ts"

interface Kept {
  readonly issue: PaymentIssue
  readonly settledAt?: number
}

/** Issues of one portal in the in-memory database. */
export const memoryPaymentIssues = Layer.effect(
  PaymentIssues,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, Kept>("payment_issues")
    const open = () => [...rows.values()].filter(({ settledAt }) => settledAt === undefined).map(({ issue }) => issue)
    const nameOf = ({ kind, gateway, gatewayReference }: Pick<PaymentIssue, "kind" | "gateway" | "gatewayReference">) =>
      `${kind} ${gateway} ${gatewayReference}`
    return {
      withdraw: (issue, at) =>
        Effect.sync(() => {
          const row = rows.get(nameOf(issue))
          if (row !== undefined) rows.set(nameOf(issue), { ...row, settledAt: row.settledAt ?? at })
        }),
      note: (noticed) =>
        Effect.sync(() => {
          const name = nameOf(noticed)
          const id = PaymentIssueId.make(rows.size + 1)
          if (!rows.has(name)) rows.set(name, { issue: { id, ...noticed } })
        }),
      open: (_portalId, { skip, limit }) =>
        Effect.sync(() => ({ issues: open().slice(skip, skip + limit), total: open().length })),
      settle: (_portalId, id, { at }) =>
        Effect.sync(() => {
          const [name, row] =
            [...rows].find(([, { issue, settledAt }]) => issue.id === id && settledAt === undefined) ?? []
          if (name === undefined || row === undefined) return false
          rows.set(name, { ...row, settledAt: at })
          return true
        }),
    }
  }),
)
