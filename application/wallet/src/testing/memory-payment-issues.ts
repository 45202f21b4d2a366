import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { PortalId, type UserId } from "@domain/kernel"
import { type PaymentIssue, PaymentIssueId, type SettledPaymentIssue } from "@domain/wallet"
import { type IssueSettlement, PaymentIssues } from "../ports/payment-issues.ts"

interface Kept {
  readonly issue: PaymentIssue
  readonly settledAt?: number
  readonly settlement?: IssueSettlement
}

/** What of an account this store reads. */
interface Named {
  readonly user: { readonly firstName: string; readonly lastName: string }
}

/** Issues of one portal in the in-memory database. */
export const memoryPaymentIssues = Layer.effect(
  PaymentIssues,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, Kept>("payment_issues")
    const users = database.table<UserId, Named>("users")
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
          if (rows.has(name)) return undefined
          rows.set(name, { issue: { id: PaymentIssueId.make(rows.size + 1), ...noticed } })
          return PortalId.make(1)
        }),
      open: (_portalId, { skip, limit }) =>
        Effect.sync(() => ({ issues: open().slice(skip, skip + limit), total: open().length })),
      lock: (_portalId, id) => Effect.sync(() => Option.fromNullishOr(open().find((issue) => issue.id === id))),
      settle: (_portalId, id, settlement) =>
        Effect.sync(() => {
          const [name, row] =
            [...rows].find(([, { issue, settledAt }]) => issue.id === id && settledAt === undefined) ?? []
          if (name === undefined || row === undefined) return false
          rows.set(name, { ...row, settledAt: settlement.at, settlement })
          return true
        }),
      settled: (_portalId, { skip, limit }) =>
        Effect.sync(() => {
          const all = [...rows.values()].flatMap(({ issue, settlement }): ReadonlyArray<SettledPaymentIssue> => {
            if (settlement === undefined) return []
            const { note, at, by, writtenOff } = settlement
            const user = by === undefined ? undefined : users.get(by)?.user
            return [
              {
                ...issue,
                settledAt: at,
                note,
                ...(user !== undefined && { settledBy: `${user.firstName} ${user.lastName}` }),
                ...(writtenOff !== undefined && { writtenOff }),
              },
            ]
          })
          const latestFirst = all.toSorted((one, other) => other.settledAt - one.settledAt || other.id - one.id)
          return { issues: latestFirst.slice(skip, skip + limit), total: all.length }
        }),
    }
  }),
)
