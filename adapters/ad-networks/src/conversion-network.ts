import type { ConversionNetworks, SentEvents } from "@application/conversions/ports"
import type { Money } from "@domain/kernel"
import { toMajor } from "@domain/kernel"

/** One network as it is told of conversions. */
export type ConversionNetwork = Omit<ConversionNetworks["Service"], "availableNetworks">

/** A single conversion that a network refused. */
export type RefusedEvent = SentEvents["refused"][number]

/** A conversion's worth as networks write it: a decimal number and its currency. */
export const worthOf = (value: Money | undefined) =>
  value === undefined ? undefined : { value: toMajor(value), currency: value.currency }
