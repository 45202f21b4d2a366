import type { BusinessProfileId } from "@domain/kernel"
import type { MemoryDatabase } from "./memory-database.ts"

interface StoredFreeze {
  readonly businessProfileId: number
  readonly releasedAt?: number | null
}

/** Whether a business is frozen in the in-memory database, whose rows of freezes the businesses keep. */
export const isFrozenIn = (database: MemoryDatabase["Service"], id: BusinessProfileId): boolean =>
  [...database.table<string, StoredFreeze>("business_freezes").values()].some(
    ({ businessProfileId, releasedAt }) => businessProfileId === id && (releasedAt ?? undefined) === undefined,
  )
