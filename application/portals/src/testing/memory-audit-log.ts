import { Effect, Layer } from "effect"
import type { PortalId } from "@domain/kernel"
import type { AuditEntry } from "../contract/index.ts"
import { AuditLog } from "../ports/index.ts"

/** A portal's entries in memory, oldest first; nothing waits, and each link is whole. */
export const memoryAuditLog = (portalId: PortalId, entries: ReadonlyArray<AuditEntry> = []) =>
  Layer.succeed(AuditLog, {
    chain: () => Effect.succeed(0),
    entries: (
      scope,
      { businessProfileId, actorId, action, campaignId, from = 0, until = Infinity },
      { before = Infinity, limit },
    ) =>
      Effect.sync(() =>
        entries
          .filter(
            (entry) =>
              ("portalId" in scope
                ? scope.portalId === portalId
                : scope.businessProfileId === entry.businessProfileId) &&
              (businessProfileId === undefined || entry.businessProfileId === businessProfileId) &&
              (actorId === undefined || (entry.actor.kind === "user" && entry.actor.userId === actorId)) &&
              (action === undefined || entry.action === action) &&
              (campaignId === undefined || (entry.record === "campaigns" && entry.key["id"] === campaignId)) &&
              entry.at >= from &&
              entry.at < until &&
              entry.position < before,
          )
          .toReversed()
          .slice(0, limit),
      ),
    heads: Effect.sync(() => entries.slice(-1).map(({ position, hash }) => ({ portalId, position, hash }))),
    links: (asked, after, limit) =>
      Effect.sync(() =>
        asked !== portalId
          ? []
          : entries
              .map(({ position, hash }, index) => ({
                position,
                hash,
                computedHash: hash,
                previousHash: entries[index - 1]?.hash ?? "0".repeat(64),
              }))
              .filter(({ position }) => position > after)
              .slice(0, limit),
      ),
  })
