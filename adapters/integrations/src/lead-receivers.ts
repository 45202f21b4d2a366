import { checkUrl, isAllowListed, type SafeFetchOptions } from "@adapters/web-extraction"
import { LeadReceivers } from "@application/integrations/ports"
import { type DestinationKind, DestinationKind as Kinds } from "@domain/integrations"
import { Effect, Layer, Result } from "effect"
import { callReceiver } from "./call-receiver.ts"
import type { SheetsOptions } from "./google-sheets/sheets-calls.ts"
import { sheetsKind } from "./google-sheets/sheets-kind.ts"
import { hubSpotKind, type HubSpotOptions } from "./hubspot/hubspot-kind.ts"
import type { ReceiverKind } from "./receiver-kind.ts"
import { tellAddress, webhookKind } from "./webhook/webhook-kind.ts"

/** The providers that an installation can send leads to, beside the addresses of owners. */
export interface LeadProviders {
  readonly hubSpot?: HubSpotOptions | undefined
  readonly googleSheets?: SheetsOptions | undefined
}

/** Sends leads to the systems of businesses, each kind by its own protocol. */
export const leadReceivers = (fetch: SafeFetchOptions, { hubSpot, googleSheets }: LeadProviders = {}) => {
  const { allowed = new Set() } = fetch
  const call = callReceiver(fetch)
  const kinds: Readonly<Record<DestinationKind, ReceiverKind | undefined>> = {
    Webhook: webhookKind,
    HubSpot: hubSpot && hubSpotKind(hubSpot),
    GoogleSheets: googleSheets && sheetsKind(googleSheets),
  }
  return Layer.succeed(LeadReceivers, {
    availableKinds: Kinds.literals.filter((kind) => kinds[kind] !== undefined),
    ...(googleSheets !== undefined && { sharedWith: googleSheets.account }),
    isReachable: (address) => {
      const url = Result.getOrUndefined(checkUrl(address, allowed))
      return url !== undefined && (url.protocol === "https:" || isAllowListed(url, allowed))
    },
    check: (target) => kinds[target.kind]?.check?.(target, call) ?? Effect.succeed({ noAnswer: "NotAllowed" }),
    tell: (target, event) => tellAddress(target, event, call),
    send: (target, lead) => kinds[target.kind]?.send(target, lead, call) ?? Effect.succeed({ noAnswer: "NotAllowed" }),
  })
}
