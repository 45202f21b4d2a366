import { Effect, Layer } from "effect"
import type { LocalDate } from "@domain/kernel"
import { type AuditChain, type AuditHead, AuditWitness } from "../ports/index.ts"

/** Heads of the audit chains in memory, one a portal and day. */
export const memoryAuditWitness = () =>
  Layer.sync(AuditWitness, () => {
    const kept = new Map<LocalDate, ReadonlyArray<AuditHead>>()
    return {
      note: (head, day) =>
        Effect.sync(() => {
          const heads = kept.get(day) ?? []
          if (!heads.some(({ portalId }) => portalId === head.portalId)) kept.set(day, [...heads, head])
        }),
      headsOf: (portalId: AuditChain) =>
        Effect.sync(() =>
          [...kept.entries()]
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .flatMap(([, heads]) => heads.filter((head) => head.portalId === portalId)),
        ),
    }
  })
