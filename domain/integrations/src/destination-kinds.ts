/** What is known of a kind of destination. */
export interface DestinationKindRow {
  /** Whether its owner gives the address. */
  readonly hasAddress: boolean
  /** Whether messages are signed with a secret that we make. */
  readonly isSigned: boolean
}

/** Every kind of destination. A further kind is a row here and a folder of `@adapters/integrations`. */
export const destinationKinds = {
  Webhook: { hasAddress: true, isSigned: true },
} as const satisfies Readonly<Record<string, DestinationKindRow>>

/** What is known of a kind, whichever it is. */
export const destinationKind = (kind: keyof typeof destinationKinds): DestinationKindRow => destinationKinds[kind]
