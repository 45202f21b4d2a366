export { memorySecondFactorRule } from "./memory-second-factor-rule.ts"
export { memoryClientDocuments, PublishedDocuments } from "./memory-client-documents.ts"
export { memoryActingSessions } from "./memory-acting-sessions.ts"
export { memorySecurityLog } from "./memory-security-log.ts"
export { memoryDataExports } from "./memory-data-exports.ts"
export { memoryProfileAudiences } from "./memory-profile-audiences.ts"
export { ClosedAccounts, memoryPaymentAccounts } from "./memory-payment-accounts.ts"
export { memoryBusinessErasures } from "./memory-business-erasures.ts"
export { memoryErasures } from "./memory-erasures.ts"
export { memoryEmailVerifications } from "./memory-email-verifications.ts"
export { memoryExpiredSecrets } from "./memory-expired-secrets.ts"
export { memoryKnownDevices } from "./memory-known-devices.ts"
export { memoryMemberships } from "./memory-memberships.ts"
export { memoryPushDevice, type MemoryPushOptions } from "./memory-push-device.ts"
export { memorySecrets } from "./memory-secrets.ts"
export { memoryOtpChallenges, memoryPasswordResets, memoryRefreshTokens } from "./memory-sign-in-state.ts"
export {
  memoryDeviceCarrier,
  memoryIdentityMessages,
  memoryRefreshTokenCarrier,
  type SentSecret,
  SentSecrets,
} from "./memory-providers.ts"
export { memorySignIns } from "./memory-sign-ins.ts"
export { signedInOf } from "./signed-in-of.ts"
export { memoryUserRepository } from "./memory-user-repository.ts"
export { memoryIdentityWorld } from "./memory-identity-world.ts"
export { memoryEmbedTokens, readableEmbedToken } from "./memory-embed-tokens.ts"
export { memoryAppCode, memorySecondFactors } from "./memory-second-factors.ts"
export { memoryPeople } from "./memory-people.ts"
export { deviceCredential, memoryPasskeyDevice, type MemoryPasskeyOptions } from "./memory-passkey-device.ts"
export { memoryPasskeys } from "./memory-passkeys.ts"
export {
  type MakeAuthenticator,
  type OddAnswer,
  readableAuthenticator,
  type TestAuthenticator,
} from "./passkey-authenticator.ts"
