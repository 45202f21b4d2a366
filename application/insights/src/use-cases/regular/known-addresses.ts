import { Clock, Effect } from "effect"
import { addressOfBefore, type AddressListed, listedAddress, type ReportAddress } from "@domain/insights"
import type { RegularHome, StoredRegular, StoredSending } from "./home.ts"

/** When addresses last got a report of a home, as far as its sendings are kept. */
const reachedAddresses = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
) {
  const sent = yield* Effect.forEach(yield* home.schedules.all, ({ id }) => home.sendings.of(id))
  return new Map(
    sent
      .flat()
      .flatMap(({ deliveries }) => deliveries)
      .flatMap(({ address, state, at }) => (address !== undefined && state === "Sent" ? [[address, at] as const] : [])),
  )
})

/**
 * What is known of a home's outside addresses. An address that got a report before anybody asked counts as confirmed, and
 * so does the proved address of a member.
 */
export const knownAddresses = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  addresses: ReadonlyArray<string>,
) {
  const kept = new Map<string, ReportAddress>((yield* home.addresses.all).map((row) => [row.address, row]))
  const readers = addresses.length === 0 ? [] : yield* home.readers
  const members = new Set(readers.map(({ provedAddress }) => provedAddress?.toLowerCase()))
  const isUnknown = (address: string) => !kept.has(address) && !members.has(address)
  const reached = addresses.some(isUnknown) ? yield* reachedAddresses(home) : new Map<string, number>()
  const former = addresses.filter(isUnknown).flatMap((address) => {
    const since = reached.get(address)
    return since === undefined ? [] : [addressOfBefore(address, since)]
  })
  for (const one of former) kept.set(one.address, one)
  const now = yield* Clock.currentTimeMillis
  const isMember = (address: string) => members.has(address) && kept.get(address)?.state !== "Declined"
  return {
    kept,
    /** Addresses whose confirmation is not kept yet. */
    former,
    unknown: addresses.filter(isUnknown),
    isConfirmed: (address: string) => isMember(address) || kept.get(address)?.state === "Confirmed",
    listed: (address: string): AddressListed =>
      isMember(address)
        ? { address, state: "Confirmed", mayAsk: false }
        : listedAddress(address, kept.get(address), now),
  }
})
