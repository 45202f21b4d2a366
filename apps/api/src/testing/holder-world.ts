import {
  memoryActingSessions,
  memoryMemberships,
  memoryRefreshTokens,
  memorySecondFactorRule,
  memorySecondFactors,
  memorySecrets,
  memorySignIns,
  memoryUserRepository,
} from "@application/identity/testing"
import { MemoryDatabase, memoryRateLimits, memoryTables, memoryUnitOfWork } from "@application/kernel/testing"
import { memoryPortalDirectory } from "@application/portals/testing"
import { type Account, EmailAddress } from "@domain/identity"
import { BusinessProfileId, type PortalId, UserId } from "@domain/kernel"
import { Layer } from "effect"

/** Accounts, sign-ins and secrets in memory, in which holders of tokens are looked for. */
export const holderWorld = Layer.mergeAll(
  memoryActingSessions,
  memoryRateLimits,
  memorySecondFactorRule,
  memorySecondFactors,
  memoryTables,
  memoryUnitOfWork,
  memorySecrets,
  memoryMemberships,
  memoryRefreshTokens,
  memorySignIns,
  memoryUserRepository,
  memoryPortalDirectory(),
).pipe(Layer.provideMerge(MemoryDatabase.layer))

export const userId = UserId.make(41)
export const businessProfileId = BusinessProfileId.make(7)

/** The account of a person at a portal. */
export const accountAt = (portalId: PortalId, roleIds: Account["user"]["roleIds"]): Account => ({
  portalId,
  user: {
    id: userId,
    emailAddress: EmailAddress.make("asha@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds,
  },
  phoneVerified: true,
  passwordHash: "",
  barred: false,
})
