import type { FailureSwitch } from "./failures.ts"
import type { WebhookDelivery } from "./webhooks.ts"
import type { StripeState } from "../stripe/stripe-state.ts"
import type { RazorpayState } from "../razorpay/razorpay-state.ts"
import type { MetaState } from "../meta/meta-state.ts"
import type { GoogleAdsState } from "../google-ads/google-ads-state.ts"
import type { Message } from "../messages/message.ts"
import type { DeliveryUnit } from "../market/simulate.ts"

/** Everything the sandbox remembers; plain JSON, so a snapshot is the whole truth. */
export type State = {
  clockOffsetMs: number
  failures: FailureSwitch[]
  webhooks: WebhookDelivery[]
  messages: Message[]
  stripe: StripeState
  razorpay: RazorpayState
  meta: MetaState
  googleAds: GoogleAdsState
  deliveries: Record<string, DeliveryUnit>
  photoDownloads: string[]
}
