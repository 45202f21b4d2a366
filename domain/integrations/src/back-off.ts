const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Pauses before each further try, as Standard Webhooks proposes them ("Deliverability and reliability"). */
const pauses: ReadonlyArray<number> = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** The largest part of a pause that is added to it, so that what failed together is not tried together. */
const jitter = 0.2

/** Tries of a delivery in all. */
export const mostTries = pauses.length + 1

/**
 * The pause after the try with this number, in milliseconds; undefined after the last. `chance` from 0 to 1 spreads the
 * pauses of deliveries.
 */
export const backOff = (tries: number, chance: number): number | undefined => {
  const pause = pauses[tries - 1]
  return pause === undefined ? undefined : Math.round(pause * (1 + jitter * Math.min(1, Math.max(0, chance))))
}

/** A number from 0 to 1 that differs between deliveries and tries and is the same each time (MurmurHash3's last mix). */
export const chanceOf = (deliveryId: number, tries: number): number => {
  const first = Math.imul(deliveryId * 31 + tries, 0x85_eb_ca_6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2_b2_ae_35)
  return ((second ^ (second >>> 16)) >>> 0) / 0xff_ff_ff_ff
}
