/** What is known of a kind of destination. */
export interface DestinationKindRow {
  /** Whether its owner gives the address; else the provider's own is used. */
  readonly hasAddress: boolean
  /** Whether its owner gives a key of the provider. */
  readonly hasToken: boolean
  /** Whether messages are signed with a secret that we make. */
  readonly isSigned: boolean
  /** Statuses by which it refuses one lead for good. */
  readonly refusing: ReadonlyArray<number>
  /** Statuses by which it says that the key does not open it. */
  readonly locking: ReadonlyArray<number>
}

/** Every kind of destination. A further kind is a row here and a folder of `@adapters/integrations`. */
export const destinationKinds = {
  Webhook: { hasAddress: true, hasToken: false, isSigned: true, refusing: [], locking: [] },
} as const satisfies Readonly<Record<string, DestinationKindRow>>

/** What is known of a kind, whichever it is. */
export const destinationKind = (kind: keyof typeof destinationKinds): DestinationKindRow => destinationKinds[kind]
