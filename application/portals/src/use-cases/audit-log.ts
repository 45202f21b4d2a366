import { Effect } from "effect"
import { query } from "@application/kernel"
import {
  type AuditFault,
  ChainAuditEntries,
  ListAuditEntries,
  ListProfileAuditEntries,
  VerifyAuditLog,
} from "../contract/index.ts"
import { ownPortal } from "../services/administered-portal.ts"
import { type AuditFilter, type AuditLink, AuditLog, type AuditScope } from "../ports/index.ts"

const usualLimit = 50
const batch = 1_000

/** Chains everything that waits, so that who reads sees what has been changed up to now. */
const chainAll = Effect.gen(function* () {
  const { chain } = yield* AuditLog
  let chained = 0
  for (let moved = batch; moved === batch; chained += moved) moved = yield* chain(batch)
  return chained
})

interface Asked extends AuditFilter {
  readonly before?: number
  readonly limit?: number
}

const pageOf = Effect.fnUntraced(function* (scope: AuditScope, { before, limit = usualLimit, ...filter }: Asked) {
  yield* chainAll
  const found = yield* (yield* AuditLog).entries(scope, filter, {
    limit: limit + 1,
    ...(before !== undefined && { before }),
  })
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return { entries, ...(found.length > limit && last !== undefined && { before: last.position }) }
})

export const listAuditEntries = query(
  ListAuditEntries,
  Effect.fnUntraced(function* ({ portalId, ...asked }) {
    return yield* pageOf({ portalId: yield* ownPortal(portalId) }, asked)
  }),
)

export const listProfileAuditEntries = query(ListProfileAuditEntries, ({ businessProfileId, ...asked }) =>
  pageOf({ businessProfileId }, asked),
)

/** The place before the first link. */
const beginning = { position: 0, hash: "0".repeat(64) }

/** What is wrong with a link that should follow another, if anything is. */
const faultOf = (
  before: { readonly position: number; readonly hash: string },
  link: AuditLink,
): AuditFault | undefined => {
  const position = before.position + 1
  if (link.position !== position) return { position, kind: "removed" }
  if (link.previousHash !== before.hash) return { position, kind: "reordered" }
  return link.computedHash === link.hash ? undefined : { position, kind: "changed" }
}

export const verifyAuditLog = query(
  VerifyAuditLog,
  Effect.fnUntraced(function* ({ portalId, position, hash }) {
    const portal = yield* ownPortal(portalId)
    yield* chainAll
    const { links } = yield* AuditLog
    let last = beginning
    for (
      let found = yield* links(portal, 0, batch);
      found.length > 0;
      found = yield* links(portal, last.position, batch)
    )
      for (const link of found) {
        const fault = faultOf(last, link)
        if (fault !== undefined) return { isWhole: false, entries: last.position, fault }
        if (link.position === position && hash !== undefined && link.hash !== hash)
          return { isWhole: false, entries: last.position, fault: { position, kind: "changed" as const } }
        last = link
      }
    if (position !== undefined && position > last.position)
      return {
        isWhole: false,
        entries: last.position,
        fault: { position: last.position + 1, kind: "removed" as const },
      }
    return { isWhole: true, entries: last.position, ...(last.position > 0 && { hash: last.hash }) }
  }),
)

export const chainAuditEntries = query(ChainAuditEntries, () => Effect.map(chainAll, (chained) => ({ chained })))
