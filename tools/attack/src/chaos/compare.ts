import type { GatewayBook, LedgerFaults, OwnBook } from "./books.ts"

/** How two sets of books stand to each other: counts, and a sentence for each payment that they disagree on. */
export interface Comparison {
  readonly payments: number
  readonly taken: number
  readonly credited: number
  readonly refunded: number
  readonly lost: number
  readonly doubled: number
  readonly disagreements: ReadonlyArray<string>
}

const nothing: GatewayBook = { taken: 0, times: 0, refunded: 0, fee: 0 }

/** What is wrong with one payment by both books, if anything. */
const errorOf = (own: OwnBook, { taken, times, refunded, fee }: GatewayBook): string | undefined => {
  if (times > 1) return `the gateway took it ${times} times`
  if (own.credits > 1) return `it was credited ${own.credits} times`
  if (own.credited !== taken) return `the gateway took ${taken}, ${own.credited} was credited`
  if (own.waiting > 0) return `${own.waiting} refunds of it are in progress`
  if (own.refunded !== refunded) return `the gateway gave back ${refunded}, by our books ${own.refunded}`
  if (own.fee !== fee) return `the gateway kept ${fee}, by our books ${own.fee}`
  return undefined
}

/** Holds the product's books against the gateways': money that was taken is credited once, and what went back is known. */
export const compareBooks = (
  own: ReadonlyArray<OwnBook>,
  gateways: ReadonlyMap<number, GatewayBook>,
  faults: LedgerFaults,
): Comparison => {
  const sumOf = (part: (one: OwnBook) => number) => own.reduce((sum, one) => sum + part(one), 0)
  const known = new Set(own.map(({ id }) => id))
  const pairs = own.map((one) => ({ one, gateway: gateways.get(one.id) ?? nothing }))
  const unknown = [...gateways.keys()].filter((id) => !known.has(id))
  return {
    payments: own.length,
    taken: pairs.filter(({ gateway }) => gateway.taken > 0).length,
    credited: sumOf(({ credits }) => Math.min(1, credits)),
    refunded: sumOf(({ refunded }) => Math.min(1, refunded)),
    lost: pairs.filter(({ one, gateway }) => one.credited < gateway.taken).length + unknown.length,
    doubled: pairs.filter(({ one, gateway }) => one.credited > gateway.taken || one.credits > 1 || gateway.times > 1)
      .length,
    disagreements: [
      ...pairs.flatMap(({ one, gateway }) => {
        const error = errorOf(one, gateway)
        return error === undefined ? [] : [`payment ${one.id}: ${error}`]
      }),
      ...unknown.map((id) => `payment ${id}: the gateway took it, and nobody knows it`),
      ...Object.entries(faults).flatMap(([fault, count]) => (count === 0 ? [] : [`ledger, ${fault}: ${count}`])),
    ],
  }
}
