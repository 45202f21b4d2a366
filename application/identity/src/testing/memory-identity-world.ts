import { Layer } from "effect"
import { memoryPortals } from "@application/portals/testing"
import {
  bakeryFacts,
  memoryClientReach,
  memoryIds,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryTokenSafe,
} from "@application/kernel/testing"
import type { ProfileCard } from "@domain/identity"
import { memoryClientDocuments } from "./memory-client-documents.ts"
import { memoryActingSessions } from "./memory-acting-sessions.ts"
import { memoryDataExports } from "./memory-data-exports.ts"
import { memoryBusinessErasures } from "./memory-business-erasures.ts"
import { memoryErasures } from "./memory-erasures.ts"
import { memoryEmailVerifications } from "./memory-email-verifications.ts"
import { memoryEmbedTokens } from "./memory-embed-tokens.ts"
import { memoryPasskeys } from "./memory-passkeys.ts"
import { memoryPaymentAccounts } from "./memory-payment-accounts.ts"
import { memoryProfileAudiences } from "./memory-profile-audiences.ts"
import { memoryPeople } from "./memory-people.ts"
import { memoryExpiredSecrets } from "./memory-expired-secrets.ts"
import { memoryKnownDevices } from "./memory-known-devices.ts"
import { memoryMemberships } from "./memory-memberships.ts"
import { memoryPriorityCare } from "./memory-priority-care.ts"
import { memorySecondFactorRule } from "./memory-second-factor-rule.ts"
import { memorySecondFactors } from "./memory-second-factors.ts"
import { memorySecurityLog } from "./memory-security-log.ts"
import { memorySecrets } from "./memory-secrets.ts"
import { memoryOtpChallenges, memoryPasswordResets, memoryRefreshTokens } from "./memory-sign-in-state.ts"
import { memoryDeviceCarrier, memoryIdentityMessages, memoryRefreshTokenCarrier } from "./memory-providers.ts"
import { memorySignIns } from "./memory-sign-ins.ts"
import { memoryUserRepository } from "./memory-user-repository.ts"

/**
 * Every port of identity on an in-memory database, with the stores that tests inspect; needs database and unit of work.
 */
export const memoryIdentityWorld = (cards: ReadonlyArray<ProfileCard> = []) =>
  Layer.mergeAll(
    memoryUserRepository,
    memoryActingSessions,
    memoryClientDocuments,
    memoryTokenSafe,
    memoryDataExports,
    memoryErasures(),
    memoryBusinessErasures,
    memoryPaymentAccounts,
    memoryProfileAudiences,
    memoryMemberships,
    memoryProfiles(cards.map(bakeryFacts)),
    memorySecrets,
    memorySecurityLog,
    memoryRefreshTokens,
    memorySignIns,
    memoryOtpChallenges,
    memoryPasswordResets,
    memoryPortals(),
    memoryIdentityMessages,
    memoryRefreshTokenCarrier,
    memoryDeviceCarrier,
    memoryKnownDevices,
    memoryExpiredSecrets,
    memoryEmailVerifications,
    memoryPeople,
    memoryPriorityCare,
    memoryEmbedTokens,
    memoryTables,
    memoryClientReach,
    memorySecondFactors,
    memoryPasskeys,
    memorySecondFactorRule,
    memoryRateLimits,
    memoryIds,
  )
