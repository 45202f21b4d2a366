import type { BusinessProfileId } from "@domain/kernel"
import type { MemoryDatabase } from "./memory-database.ts"

interface StoredFreeze {
  readonly businessProfileId: number
  readonly releasedAt?: number | null
}

interface StoredDeletion {
  readonly businessProfileId: number
  readonly state: string
}

/** Whether a business is frozen by its portal, or stands still until it is deleted, in the in-memory database. */
export const isFrozenIn = (database: MemoryDatabase["Service"], id: BusinessProfileId): boolean =>
  [...database.table<string, StoredDeletion>("business_deletions").values()].some(
    ({ businessProfileId, state }) => businessProfileId === id && state === "Waiting",
  ) ||
  [...database.table<string, StoredFreeze>("business_freezes").values()].some(
    ({ businessProfileId, releasedAt }) => businessProfileId === id && (releasedAt ?? undefined) === undefined,
  )
