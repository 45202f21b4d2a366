import { Clock, Effect } from "effect"
import { addressOfBefore, type AddressListed, listedAddress, type ReportAddress } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { ReportReaders } from "../ports/report-delivery.ts"
import { ReportAddresses } from "../stores/report-addresses.ts"
import { ReportSchedules, ReportSendings } from "../stores/report-schedules.ts"

/** When addresses last got a report of a business, as far as its sendings are kept. */
const reachedAddresses = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const sendings = yield* ReportSendings
  const { rows } = yield* (yield* ReportSchedules).list("ofBusiness", { businessProfileId })
  const sent = yield* Effect.forEach(rows, ({ id: scheduleId }) =>
    sendings.list("ofSchedule", { businessProfileId, scheduleId }),
  )
  return new Map(
    sent
      .flatMap((list) => list.rows)
      .flatMap(({ deliveries }) => deliveries)
      .flatMap(({ address, state, at }) => (address !== undefined && state === "Sent" ? [[address, at] as const] : [])),
  )
})

/**
 * What is known of a business's outside addresses. An address that got a report before anybody asked counts as confirmed, and
 * so does the proved address of a member.
 */
export const knownAddresses = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  addresses: ReadonlyArray<string>,
) {
  const { rows } = yield* (yield* ReportAddresses).list("ofBusiness", { businessProfileId })
  const kept = new Map<string, ReportAddress>(rows.map((row) => [row.address, row]))
  const readers = addresses.length === 0 ? [] : yield* (yield* ReportReaders).ofProfile(businessProfileId)
  const members = new Set(readers.map(({ provedAddress }) => provedAddress?.toLowerCase()))
  const isUnknown = (address: string) => !kept.has(address) && !members.has(address)
  const reached = addresses.some(isUnknown) ? yield* reachedAddresses(businessProfileId) : new Map<string, number>()
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
