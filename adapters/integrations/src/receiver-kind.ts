import type { SafeCall } from "@adapters/web-extraction"
import type { ReceiverTarget, SentLead } from "@application/integrations/ports"

/** How one kind of destination is written to: the call of a message; undefined where what it needs is missing. */
export interface ReceiverKind {
  readonly requestOf: (target: ReceiverTarget, lead: SentLead) => (SafeCall & { readonly address: string }) | undefined
}
