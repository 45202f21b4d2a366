import type { GatewayFields, PaymentHandover } from "@domain/wallet"
import type { WholeSettings } from "../registry.ts"

/** What a buyer does at a gateway of the sandbox, without a browser. */
export interface SandboxBuyer {
  /** Pays with a card that is charged at once; what the gateway's window returns to the page. */
  readonly pay: (sandbox: string, handover: PaymentHandover) => Promise<GatewayFields | undefined>
  /** Tries to pay with a card that is declined. */
  readonly decline: (sandbox: string, handover: PaymentHandover) => Promise<unknown>
  /** Has a card kept for a customer that ends in these digits and is valid until December 2034. */
  readonly keepCard: (sandbox: string, settings: WholeSettings, customer: string, last4: string) => Promise<void>
  /** How many payments the gateway knows. */
  readonly opened: (sandbox: string, settings: WholeSettings) => Promise<number>
}

const testCards: Readonly<Record<string, string>> = {
  "4242": "4242424242424242",
  "4444": "5555555555554444",
  "3184": "4000002760003184",
}

/** The number of the test card that ends in these digits. */
export const testCard = (last4: string): string => testCards[last4] ?? ""

/** How many entries a gateway's list has. */
export const listed = async (url: string, authorization: string, list: string): Promise<number> => {
  const answer: unknown = await (await fetch(url, { headers: { authorization } })).json()
  const items = Object.entries(Object(answer)).find(([name]) => name === list)?.[1]
  return Array.isArray(items) ? items.length : 0
}
