import type { ShownConnection } from "@application/conversions/contract"
import type { BusinessProfileId } from "@domain/kernel"

/** The dialog that is open, with its network. */
export interface OpenedNetwork {
  readonly what: "log" | "disconnect"
  readonly connection: ShownConnection
}

/** What a dialog of a network needs. */
export interface OfNetworkProps {
  readonly businessProfileId: BusinessProfileId
  readonly connection: ShownConnection
  readonly onClose: () => void
}
