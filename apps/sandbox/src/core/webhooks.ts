import type { PaymentGatewayName } from "@domain/kernel"
import type { NetworkProvider } from "../ad-network-facts.ts"
import { randomId } from "./random.ts"

export type WebhookProvider = PaymentGatewayName | NetworkProvider | "shops"

/** One pending webhook; it is retried until the receiver answers 2xx. */
export type WebhookDelivery = {
  id: string
  provider: WebhookProvider
  /** Absolute, or a path on the api that receives webhooks. */
  url: string
  event: string
  body: string
  headers: Record<string, string>
  createdMs: number
  attempts: number
  /** Real (not sandbox) milliseconds of the next attempt; null once delivered. */
  nextAttemptMs: number | null
  lastStatus: string | null
}

export type Webhooks = {
  readonly enqueue: (delivery: {
    provider: WebhookProvider
    url: string
    event: string
    body: string
    headers: Record<string, string>
    copies: number
    delayMs: number
  }) => void
  readonly stop: () => Promise<void>
}

const KEPT = 300
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 30_000

/** Delivers in the background, at least once, with growing pauses between attempts. */
export const makeWebhooks = (
  holder: { webhooks: WebhookDelivery[] },
  target: string,
  resign: (delivery: WebhookDelivery) => Record<string, string>,
  save: () => void,
): Webhooks => {
  const flying = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const attempt = async (delivery: WebhookDelivery): Promise<void> => {
    delivery.attempts += 1
    try {
      const response = await fetch(new URL(delivery.url, target), {
        method: "POST",
        headers: { ...delivery.headers, ...resign(delivery) },
        body: delivery.body,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
      })
      await response.arrayBuffer()
      delivery.lastStatus = String(response.status)
      delivery.nextAttemptMs = response.ok ? null : retryAt(delivery.attempts)
    } catch (error) {
      delivery.lastStatus = error instanceof Error ? error.message : "unreachable"
      delivery.nextAttemptMs = retryAt(delivery.attempts)
    }
    save()
  }
  const pump = (): void => {
    const now = Date.now()
    for (const delivery of holder.webhooks) {
      if (delivery.nextAttemptMs === null || delivery.nextAttemptMs > now || flying.has(delivery.id)) continue
      flying.set(
        delivery.id,
        attempt(delivery).finally(() => flying.delete(delivery.id)),
      )
    }
  }
  const timer = setInterval(pump, 200)
  return {
    enqueue: ({ copies, delayMs, ...delivery }) => {
      for (let copy = 0; copy < copies; copy++) {
        holder.webhooks.unshift({
          ...delivery,
          id: randomId(16),
          createdMs: Date.now(),
          attempts: 0,
          nextAttemptMs: Date.now() + delayMs,
          lastStatus: null,
        })
      }
      holder.webhooks = holder.webhooks.filter((one, index) => one.nextAttemptMs !== null || index < KEPT)
      save()
      setImmediate(pump)
    },
    stop: async () => {
      clearInterval(timer)
      stopping.abort(new Error("the sandbox stopped"))
      await Promise.all(flying.values())
    },
  }
}

const retryAt = (attempts: number): number =>
  Date.now() + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 10))
