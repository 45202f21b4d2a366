import type { Hono } from "hono"
import type { Context, Env } from "./core/context.ts"
import type { Credentials } from "./credentials.ts"
import type { PaymentReport } from "./payment-report.ts"

/** What a person at a gateway or a bank can do to a payment that was taken; `return` has its latest refund come back. */
const REVERSALS = ["refund", "return", "dispute", "lose", "win"] as const
export type ReversalAct = (typeof REVERSALS)[number]

export const isReversalAct = (act: string): act is ReversalAct => REVERSALS.some((one) => one === act)

/** One payment gateway of the sandbox. */
export type SandboxGateway = {
  /** Files of `browser/` that make up its script, in order. */
  readonly scripts: readonly string[]
  /** Adds its routes. */
  readonly mount: (app: Hono<Env>, context: Context) => void
  /** Headers that are signed again at each attempt to deliver a webhook. */
  readonly signDelivery?: (credentials: Credentials, body: string) => Record<string, string>
  readonly payments: (context: Context) => PaymentReport[]
  /** Does it to a payment by its id, of a refund a part if an amount is given; undefined when the payment is none of its own. */
  readonly reverse: (context: Context, id: string, act: ReversalAct, amount?: number) => boolean | undefined
}
