export { CommonPasswords } from "./common-passwords.ts"
export { ClientDocuments } from "./client-documents.ts"
export { CallbackPages, type CallbackQuery } from "./callback-pages.ts"
export { type EmbedKey, EmbedTokens } from "./embed-tokens.ts"
export { Invitations, type StoredInvitation } from "./invitations.ts"
export { PushSubscriptions } from "./push-subscriptions.ts"
export { SocialTokens } from "./social-tokens.ts"
export { EmailVerifications, type MailedVerification } from "./email-verifications.ts"
export { ExpiredSecrets, type SecretEnds } from "./expired-secrets.ts"
export { IdentityMessages, type SecondFactorNews } from "./identity-messages.ts"
export { MessagePreferences } from "./message-preferences.ts"
export { BusinessArchives } from "./business-archives.ts"
export { BusinessErasures, type HeldContents } from "./business-erasures.ts"
export { Erasures } from "./erasures.ts"
export { DataExports } from "./data-exports.ts"
export { type SecurityFilter, SecurityLog, type UntoldFailures } from "./security-log.ts"
export { SecondFactorRule } from "./second-factor-rule.ts"
export { type ActingSession, ActingSessions, type NewActingSession } from "./acting-sessions.ts"
export { KnownDevices } from "./known-devices.ts"
export { Memberships } from "./memberships.ts"
export { type OtpChallengeKey, OtpChallenges, type OtpDecision } from "./otp-challenges.ts"
export {
  type NewPasskey,
  type Passkey,
  type PasskeyChallenge,
  PasskeyChallenges,
  Passkeys,
  PasskeyVerifier,
} from "./passkeys.ts"
export { PaymentAccounts } from "./payment-accounts.ts"
export { ProfileAudiences } from "./profile-audiences.ts"
export { type PasswordReset, PasswordResets } from "./password-resets.ts"
export { type PresentedToken, RefreshTokens } from "./refresh-tokens.ts"
export { type AccessClaims, AccessTokens, SecretHasher, type VerifiedClaims } from "./secrets.ts"
export { Authenticators, type ShownSecret } from "./authenticators.ts"
export { type SecondFactorChallenge, SecondFactorChallenges } from "./second-factor-challenges.ts"
export { type SecondFactor, SecondFactors } from "./second-factors.ts"
export { type SignIn, type SignInRights, SignIns } from "./sign-ins.ts"
export { UserRepository } from "./user-repository.ts"
