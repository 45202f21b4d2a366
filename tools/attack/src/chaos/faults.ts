import { pause } from "@adapters/http-client/testing"
import type { Target } from "../target.ts"

const gateways = ["stripe", "razorpay"] as const
/** Faults that a gateway may have, each with its longest wait in milliseconds; 0 for faults that do not wait. */
const switches = [
  ["slow", 2_500],
  ["drop", 0],
  ["lostReply", 0],
  ["error", 0],
  ["rateLimit", 0],
  ["decline", 0],
  ["duplicateWebhook", 0],
  ["lateWebhook", 6_000],
] as const
const victims = ["api", "worker", "database"] as const

/** What went wrong so far, by kind. */
export interface FaultCounts {
  readonly switched: Readonly<Record<string, number>>
  readonly killed: Readonly<Record<string, number>>
  readonly forged: number
  /** Forged notices that were not refused. */
  readonly believed: number
}

const switchFault = (sandbox: string, fault: object) =>
  fetch(`${sandbox}/control/api/failures`, { method: "POST", body: JSON.stringify(fault) })

/** Ends all faults of the gateways. */
const endGatewayFaults = async (sandbox: string): Promise<void> => {
  await fetch(`${sandbox}/control/api/failures`, { method: "PUT", body: "[]" })
}

const bodies: Readonly<Record<(typeof gateways)[number], (reference: string) => object>> = {
  stripe: (id) => ({
    id: "evt_forged",
    type: "payment_intent.succeeded",
    data: { object: { id, object: "payment_intent" } },
  }),
  razorpay: (id) => ({ event: "order.paid", payload: { order: { entity: { id } } } }),
}

/** Tells the product that a payment was taken, under a signature that is not the gateway's; undefined without an answer. */
const forge = async ({ origin }: Target, gateway: (typeof gateways)[number]): Promise<number | undefined> => {
  const headers = {
    "content-type": "application/json",
    "stripe-signature": `t=${Math.floor(Date.now() / 1_000)},v1=${"0".repeat(64)}`,
    "x-razorpay-signature": "0".repeat(64),
  }
  const body = JSON.stringify(bodies[gateway]("forged"))
  const answer = await fetch(`${origin}/api/v1.0/webhooks/${gateway}`, { method: "POST", headers, body }).catch(
    () => undefined,
  )
  return answer?.status
}

/** Waits until the site serves again, or a minute. */
const servesAgain = async ({ origin }: Target): Promise<void> => {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(100)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return
  }
}

/** How many blows a short run deals. */
export interface Blows {
  readonly kills: number
  readonly faults: number
}

/**
 * Switches gateways' faults on, forges their notices and kills processes, one after the other, until it is ended: a fault that
 * nobody met waits for somebody, and nothing is killed before the site serves again. With `blows` it deals no more of them, and
 * ends after its kills.
 */
export const startFaults = (target: Target, next: () => number, killMs: number, blows?: Blows) => {
  const switched: Record<string, number> = {}
  const killed: Record<string, number> = {}
  let forged = 0
  let believed = 0
  let isOver = false
  const oneOf = <A>(all: readonly [A, ...ReadonlyArray<A>] | ReadonlyArray<A>): A | undefined =>
    all[Math.floor(next() * all.length)]
  const failing = async () => {
    for (let count = 0; !isOver && count < (blows?.faults ?? Infinity); count += 1) {
      const [kind, most] = oneOf(switches) ?? switches[0]
      const provider = oneOf(gateways) ?? "stripe"
      const ms = most === 0 ? {} : { ms: 200 + Math.floor(next() * most) }
      await switchFault(target.sandbox, { provider, kind, count: 1 + Math.floor(next() * 3), ...ms })
      switched[kind] = (switched[kind] ?? 0) + 1
      const status = await forge(target, provider)
      forged += 1
      if (status !== undefined && status < 400) believed += 1
      await pause(400 + next() * 600)
    }
  }
  const killing = async () => {
    let at = Math.floor(next() * victims.length)
    let count = 0
    const isDone = () => (blows === undefined ? isOver : count >= blows.kills)
    for (let due = performance.now() + killMs; !isDone(); await pause(100)) {
      if (performance.now() < due) continue
      count += 1
      const victim = victims[(at += 1) % victims.length] ?? "api"
      target.kill(victim)
      killed[victim] = (killed[victim] ?? 0) + 1
      await servesAgain(target)
      due = performance.now() + killMs * (0.5 + next())
    }
  }
  const running = Promise.all([failing(), killing()])
  return {
    end: async (): Promise<FaultCounts> => {
      isOver = true
      await running
      await endGatewayFaults(target.sandbox)
      return { switched, killed, forged, believed }
    },
  }
}
