import { Schema } from "effect"
import { pause } from "@adapters/http-client/testing"
import type { Target } from "../target.ts"
import { gatewayBooks, ownBooks } from "./books.ts"
import { compareBooks, type Comparison } from "./compare.ts"

const Deliveries = Schema.Array(Schema.Struct({ provider: Schema.String, nextAttemptMs: Schema.NullOr(Schema.Number) }))
const decodeDeliveries = Schema.decodeUnknownSync(Deliveries)

/** Gateways' notices that were not taken yet. */
const undelivered = async (sandbox: string): Promise<number> => {
  const response = await fetch(`${sandbox}/control/api/webhooks`)
  const open = decodeDeliveries(await response.json()).filter(({ nextAttemptMs }) => nextAttemptMs !== null)
  return open.filter(({ provider }) => provider === "stripe" || provider === "razorpay").length
}

/** Moves the clock on, so that what is asked about ever less often is asked about now. */
const advanceClock = (sandbox: string, milliseconds: number) =>
  fetch(`${sandbox}/control/api/clock`, { method: "POST", body: JSON.stringify({ advanceMs: milliseconds }) })

/**
 * Lets the product's own reconciliation work until the books agree or `patienceMs` have passed, and returns how they stand
 * then. Two looks in a row, `roundMs` apart, have to agree, since a late notice may change them.
 */
export const reconciled = async (
  { sandbox, databaseUrl }: Target,
  { roundMs, patienceMs }: { readonly roundMs: number; readonly patienceMs: number },
): Promise<Comparison> => {
  const giveUpAt = performance.now() + patienceMs
  let agreements = 0
  for (let round = 0; ; round += 1) {
    await advanceClock(sandbox, 120_000 * 2 ** Math.min(round, 9))
    await pause(roundMs)
    const [{ payments, faults }, gateways, waiting] = await Promise.all([
      ownBooks(databaseUrl),
      gatewayBooks(sandbox),
      undelivered(sandbox),
    ])
    const comparison = compareBooks(payments, gateways, faults)
    agreements = comparison.disagreements.length === 0 && waiting === 0 ? agreements + 1 : 0
    if (agreements >= 2 || performance.now() > giveUpAt) return comparison
  }
}
