import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { localDateAt } from "@domain/kernel"
import {
  type AuditFault,
  ChainAuditEntries,
  ListAuditEntries,
  ListProfileAuditEntries,
  NoteAuditHeads,
  VerifyAuditLog,
} from "../contract/index.ts"
import { ownPortal } from "../services/administered-portal.ts"
import { type AuditFilter, type AuditLink, AuditLog, type AuditScope, AuditWitness } from "../ports/index.ts"

const usualLimit = 50
const batch = 1_000

/** Chains everything that waits, so that who reads sees what has been changed up to now. */
export const chainAll = Effect.gen(function* () {
  const { chain } = yield* AuditLog
  let chained = 0
  for (let moved = batch; moved === batch; chained += moved) moved = yield* chain(batch)
  return chained
})

interface AuditQuestion extends AuditFilter {
  readonly before?: number
  readonly limit?: number
}

/** A page of entries, newest first, with the place that the next page begins before. */
export const auditPageOf = Effect.fnUntraced(function* (
  scope: AuditScope,
  { before, limit = usualLimit, ...filter }: AuditQuestion,
) {
  yield* chainAll
  const found = yield* (yield* AuditLog).entries(scope, filter, {
    limit: limit + 1,
    ...(before !== undefined && { before }),
  })
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return { entries, ...(found.length > limit && last !== undefined && { before: last.position }) }
})

export const listAuditEntries = handler(
  ListAuditEntries,
  Effect.fnUntraced(function* ({ portalId, ...asked }) {
    return yield* auditPageOf({ portalId: yield* ownPortal(portalId) }, asked)
  }),
)

export const listProfileAuditEntries = handler(ListProfileAuditEntries, ({ businessProfileId, ...asked }) =>
  auditPageOf({ businessProfileId }, asked),
)

/** The place before the first link. */
const beginning = { position: 0, hash: "0".repeat(64) }

/** What is wrong with a link that should follow another and have the hashes that were noted of it, if anything is. */
const faultOf = (
  before: { readonly position: number; readonly hash: string },
  link: AuditLink,
  ...noted: ReadonlyArray<string | undefined>
): AuditFault | undefined => {
  const position = before.position + 1
  if (link.position !== position) return { position, kind: "removed" }
  if (link.previousHash !== before.hash) return { position, kind: "reordered" }
  const isAsNoted = noted.every((hash) => hash === undefined || hash === link.hash)
  return link.computedHash === link.hash && isAsNoted ? undefined : { position, kind: "changed" }
}

export const verifyAuditLog = handler(
  VerifyAuditLog,
  Effect.fnUntraced(function* ({ portalId, position, hash }) {
    const portal = yield* ownPortal(portalId)
    yield* chainAll
    const { links } = yield* AuditLog
    const noted = new Map<number, string>()
    const heads = yield* (yield* AuditWitness).headsOf(portal)
    for (const head of heads) noted.set(head.position, head.hash)
    const newest = heads.at(-1)
    const anchor = newest && { position: newest.position, hash: newest.hash }
    const anchored = anchor === undefined ? {} : { anchor }
    let last = beginning
    for (
      let found = yield* links(portal, 0, batch);
      found.length > 0;
      found = yield* links(portal, last.position, batch)
    )
      for (const link of found) {
        const fault = faultOf(last, link, noted.get(link.position), link.position === position ? hash : undefined)
        if (fault !== undefined) return { isWhole: false, entries: last.position, fault, ...anchored }
        last = link
      }
    const longest = Math.max(0, position ?? 0, ...noted.keys())
    if (longest > last.position)
      return {
        isWhole: false,
        entries: last.position,
        fault: { position: last.position + 1, kind: "removed" as const },
        ...anchored,
      }
    return { isWhole: true, entries: last.position, ...(last.position > 0 && { hash: last.hash }), ...anchored }
  }),
)

export const noteAuditHeads = handler(
  NoteAuditHeads,
  Effect.fnUntraced(function* () {
    yield* chainAll
    const heads = yield* (yield* AuditLog).heads
    const { note } = yield* AuditWitness
    const day = localDateAt(yield* Clock.currentTimeMillis, "UTC")
    yield* Effect.forEach(heads, (head) => note(head, day), { discard: true })
    return { heads: heads.length }
  }),
)

export const chainAuditEntries = handler(ChainAuditEntries, () => Effect.map(chainAll, (chained) => ({ chained })))
