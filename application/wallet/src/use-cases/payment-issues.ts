import { Clock, Effect, Option, Result } from "effect"
import { handler, CurrentActor, UnitOfWork } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { defaultPage, offsetOf, type PortalId } from "@domain/kernel"
import {
  type GatewayFee,
  type PaymentIssue,
  type PaymentIssueId,
  PaymentIssueNotFound,
  writeOffCovered,
  writeOffFound,
  writeOffOf,
  WriteOffRefused,
  writeOffReference,
  writtenOffBy,
} from "@domain/wallet"
import {
  ListPaymentIssues,
  ListSettledPaymentIssues,
  SettlePaymentIssue,
  WriteOffPaymentIssue,
} from "../contract/payment-issues.ts"
import { Ledger } from "../ports/ledger.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentIssues } from "../ports/payment-issues.ts"

export const listPaymentIssues = handler(
  ListPaymentIssues,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const issues = yield* PaymentIssues
    return yield* issues.open(yield* ownPortal(portalId), { skip: offsetOf(page), limit: page.limit })
  }),
)

/** The user who is signed in. */
const settling = Effect.map(CurrentActor, (actor) => (actor.kind === "user" ? { by: actor.userId } : {}))

export const settlePaymentIssue = handler(
  SettlePaymentIssue,
  Effect.fnUntraced(function* ({ portalId, issueId, note }) {
    const at = yield* Clock.currentTimeMillis
    const settlement = { note, at, ...(yield* settling) }
    const isSettled = yield* (yield* PaymentIssues).settle(yield* ownPortal(portalId), issueId, settlement)
    return isSettled ? {} : yield* new PaymentIssueNotFound({})
  }),
)

/** What the gateway kept of money that is nobody's; of other issues it is booked with their payment. */
const feesOf = Effect.fnUntraced(function* (issue: PaymentIssue) {
  if ((yield* Effect.fromResult(writeOffOf(issue))) !== "found") return []
  const { fees = [] } = yield* (yield* PaymentGateways).ask(issue.gateway, issue.gatewayReference)
  return fees
})

/** Posts an issue's write-off, once; how much the house gained by it, or lost. */
const posted = Effect.fnUntraced(function* (issue: PaymentIssue, fees: ReadonlyArray<GatewayFee>, at: number) {
  const origin = yield* Effect.fromResult(writeOffOf(issue))
  const ledger = yield* Ledger
  if (origin === "found") {
    const found = yield* Effect.fromResult(writeOffFound(issue, fees, at))
    yield* ledger.postToHouse(found)
    return writtenOffBy(found)
  }
  const { businessProfileId, currency } = issue
  if (businessProfileId === undefined) return yield* new WriteOffRefused({ reason: "nothingLost" })
  const event = { businessProfileId, reference: writeOffReference(issue.id) }
  let lost = 0
  yield* ledger.post({ ...event, currency }, (holdings) =>
    Result.map(writeOffCovered({ ...event, at }, holdings, issue), (postings) => {
      lost = postings.reduce((sum, posting) => sum + writtenOffBy(posting), 0)
      return postings
    }),
  )
  return lost
})

const openIssue = Effect.fnUntraced(function* (portalId: PortalId, issueId: PaymentIssueId) {
  const issue = yield* (yield* PaymentIssues).lock(portalId, issueId)
  return Option.isSome(issue) ? issue.value : yield* new PaymentIssueNotFound({})
})

/**
 * The gateway is asked first for what it kept; then the issue is locked and leaves the list in the transaction of its posting, so
 * that it is written off once.
 */
export const writeOffPaymentIssue = handler(
  WriteOffPaymentIssue,
  Effect.fnUntraced(function* ({ portalId: named, issueId, reason: note }) {
    const { transact } = yield* UnitOfWork
    const portalId = yield* ownPortal(named)
    const fees = yield* feesOf(yield* transact(openIssue(portalId, issueId)))
    const written = Effect.gen(function* () {
      const issue = yield* openIssue(portalId, issueId)
      const at = yield* Clock.currentTimeMillis
      const writtenOff = yield* posted(issue, fees, at)
      yield* (yield* PaymentIssues).settle(portalId, issueId, { note, at, ...(yield* settling), writtenOff })
      return { writtenOff, currency: issue.currency }
    })
    return yield* transact(written)
  }),
)

export const listSettledPaymentIssues = handler(
  ListSettledPaymentIssues,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const issues = yield* PaymentIssues
    return yield* issues.settled(yield* ownPortal(portalId), { skip: offsetOf(page), limit: page.limit })
  }),
)
