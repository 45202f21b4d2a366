import type { FailureSwitch } from "./failures.ts"
import type { WebhookDelivery } from "./webhooks.ts"
import type { GatewayStates } from "../gateway-states.ts"
import type { MetaState } from "../meta/meta-state.ts"
import type { GoogleAdsState } from "../google-ads/google-ads-state.ts"
import type { Message } from "../messages/message.ts"
import type { DeliveryUnit } from "../market/simulate.ts"

/** Everything the sandbox remembers; plain JSON, so a snapshot is the whole truth. */
export type State = GatewayStates & {
  clockOffsetMs: number
  failures: FailureSwitch[]
  webhooks: WebhookDelivery[]
  messages: Message[]
  meta: MetaState
  googleAds: GoogleAdsState
  deliveries: Record<string, DeliveryUnit>
  photoDownloads: string[]
}
