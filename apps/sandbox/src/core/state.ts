import type { FailureSwitch } from "./failures.ts"
import type { WebhookDelivery } from "./webhooks.ts"
import type { GatewayStates } from "../gateway-states.ts"
import type { NetworkStates } from "../ad-network-facts.ts"
import type { Message } from "../messages/message.ts"
import type { FreshchatState } from "../freshchat/freshchat-state.ts"
import type { GoogleSheetsState } from "../google-sheets/sheets-state.ts"
import type { HubSpotState } from "../hubspot/hubspot-state.ts"
import type { ReceiverState } from "../receiver/receiver-state.ts"
import type { TextRecord } from "../dns/zone.ts"
import type { ShopsState } from "../shops/shops.ts"
import type { DeliveryUnit } from "../market/simulate.ts"

/** Everything the sandbox remembers; plain JSON, so a snapshot is the whole truth. */
export type State = GatewayStates &
  NetworkStates & {
    clockOffsetMs: number
    failures: FailureSwitch[]
    webhooks: WebhookDelivery[]
    messages: Message[]
    deliveries: Record<string, DeliveryUnit>
    photoDownloads: string[]
    shops: ShopsState
    receiver: ReceiverState
    /** What people published at the name server, newest first. */
    textRecords: ReadonlyArray<TextRecord>
    /** The tag of the product on each demo site, as its owner pasted it. */
    siteTags: Record<string, string>
    hubSpot: HubSpotState
    googleSheets: GoogleSheetsState
    freshchat: FreshchatState
  }
