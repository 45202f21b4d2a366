import type { ServiceName, Services } from "@domain/kernel"
import type { AddressKind } from "@domain/validation"

/** Whom pages on a network are read through; a website needs nobody, and other networks are not read. */
const readers = { facebook: "meta", google: "places" } as const satisfies Partial<Record<AddressKind, ServiceName>>

/** Whether an address of this kind can be read. Ours. */
export const isReadable = (kind: AddressKind, services: Services): boolean => {
  if (kind === "facebook" || kind === "google") return services.has(readers[kind])
  return kind === "website"
}

/** The networks whose pages can be read. */
export const readableNetworks = (services: Services): ReadonlyArray<keyof typeof readers> =>
  (["facebook", "google"] as const).filter((network) => isReadable(network, services))
