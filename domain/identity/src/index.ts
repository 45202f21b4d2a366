export {
  ErasureBlocked,
  erasureGraceMilliseconds,
  ErasureObstacle,
  ErasureReport,
  keptForTaxUntil,
  taxYearsOf,
} from "./erasure.ts"
export * from "./api-key.ts"
export * from "./business-deletion.ts"
export { type ApiKeyGrant, ApiScope, mayByApiKey, scopeFor } from "./api-scopes.ts"
export {
  type AssistantGrant,
  AssistantScope,
  assistantScopeFor,
  isProposing,
  mayByAssistant,
  reachesBusiness,
} from "./assistant-scopes.ts"
export { mayWhenFrozen } from "./frozen.ts"
export { longestActing, mayWhenEmbedded, mayWhileActing } from "./acting.ts"
export { Account, hasPassed } from "./account.ts"
export { mayRenew, RefreshToken, type RefreshTokenState, sessionPolicy, signInEnd } from "./refresh-token.ts"
export {
  SecurityEvent,
  type SecurityCount,
  SecurityEventKind,
  securityLogPolicy,
  SecurityMeans,
  type SecurityWarning,
  SignInFactor,
  warningOf,
} from "./security-log.ts"
export { recentFirst, withRecent } from "./recent-profiles.ts"
export {
  businessAdminRole,
  Role,
  type RoleMeaning,
  isStaff,
  roleMeanings,
  roles,
  signUpRole,
  staffRoles,
} from "./role.ts"
export {
  EmailAddress,
  initials,
  PhoneNumber,
  ProfileCard,
  ProfileMembership,
  User,
  userHeading,
  UserRecord,
  userRecord,
} from "./user.ts"
export { attemptOtp, issueOtp, OtpChallenge, otpPolicy, type OtpPurpose } from "./one-time-password.ts"
export {
  AccountNotOpened,
  ForbiddenPortal,
  InvalidCredentials,
  InvalidFields,
  invalidFields,
  InvalidHashKey,
  InvalidOtp,
  MobileNotRegistered,
  OldPasswordReused,
  OtpAlreadyGenerated,
  OtpAttemptsExceeded,
  PhoneNotServed,
  RefreshTokenExpired,
  TokenExpired,
  TokenInvalid,
  TokenMalformed,
  TooManyRequests,
  UserAccountExpired,
  UserAlreadyExists,
  WeakPassword,
} from "./failures.ts"
export { changedDisplay, DisplayChange, DisplaySettings, NumberStyle, WeekStart } from "./display-settings.ts"
export { canSee, seenOf, type Sight, UserNotFound } from "./visible-users.ts"
export { changedUser, UserChanged, type UserChange } from "./user-change.ts"
export { assignableRoles, grantableRoles, leastRole, RoleNotAssignable, withPortalRoles } from "./role-assignment.ts"
export { changedRights, hasRight, rightsOf, type RoleAction, roleActions } from "./role-rights.ts"
export { PortalUser, portalUser, PortalUserChanged } from "./portal-user.ts"
export {
  ClientReachMode,
  ClientsToPassOn,
  leadsAgency,
  type MemberWithRole,
  reachedMembers,
  type ReachSituation,
  rolesByAgency,
} from "./client-reach.ts"
export { isOwnerRole, keepsOwner, LastOwner, type MemberRole, ProfileMember } from "./profile-members.ts"
export {
  type Giver,
  giverOf,
  leavingMembers,
  mayHandOver,
  membersAfterHandOver,
  ownOwners,
  spokesmanOf,
} from "./hand-over-people.ts"
export {
  Division,
  DivisionNameTaken,
  DivisionNotFound,
  divisionsInOrder,
  placedDivisions,
  watchedDivisions,
} from "./division.ts"
export { isServedPhone } from "./served-phone.ts"
export {
  type Action,
  type ActionOf,
  actions,
  onSessionProfile,
  type Permission,
  type PermissionRow,
  permissions,
  type PermissionScope,
} from "./permissions.ts"
export {
  type Answer,
  awaitsSecondFactor,
  isAdministrator,
  type Principal,
  fetchesDivisions,
  may,
  refusalCode,
  rolesFor,
  isFrozenFor,
  type RoleOnProfile,
  rolesOn,
  visibleDivisions,
} from "./may.ts"
export { memberProfile } from "./member-profile.ts"
export {
  afterLogOut,
  clearedBy,
  type Clearing,
  clientStorage,
  loginPath,
  portalSelectionPath,
  type SessionEnd,
  sessionEndAfter,
  type StoredItem,
} from "./session-end.ts"
export { placeAfterLogin, secondFactorPath, safePath } from "./after-login.ts"
export {
  embedKeyWaitMilliseconds,
  EmbedNotConfirmed,
  EmbedAlgorithm,
  EmbedClaims,
  EmbedLogin,
  embedPolicy,
  placeAfterEmbedLogin,
  usableEmbedClaims,
} from "./embed-login.ts"
export { ExpiredPassword } from "./expired-password.ts"
export { loginOutcome, type LoginOutcome, type LoginReply, resetPasswordPath } from "./login-outcome.ts"
export { namesAround, replacementPassword, type ResetKey, strongPassword, usableResetKey } from "./password-reset.ts"
export { LinkExpired, LinkInvalid, linkPolicy } from "./mailed-link.ts"
export {
  EmailAlreadyVerified,
  EmailVerification,
  type EmailVerificationState,
  emailVerificationState,
  emailVerificationStates,
  issueEmailVerification,
  mayResendVerification,
  verifyEmail,
} from "./email-verification.ts"
export {
  AddressNotVerified,
  mayInvite,
  acceptInvitation,
  Invitation,
  type InvitationState,
  invitationState,
  invitationStates,
  issueInvitation,
  revokeInvitation,
} from "./invitation.ts"
export { LoginProviderType, type SignupFacts, SignupPayload, signupPayload } from "./signup-payload.ts"
export {
  InvalidSecondFactor,
  isFreshStep,
  recoveryAlphabet,
  recoveryCodeLength,
  SecondFactorAsked,
  SecondFactorConflict,
  secondFactorPolicy,
  SecondFactorStatus,
  SignInExpired,
  spelledRecoveryCode,
  typedSecondFactor,
} from "./second-factor.ts"
export {
  counterGoesOn,
  keepsSecondFactor,
  type KnownCredential,
  MadePasskey,
  PasskeyAlreadyAdded,
  PasskeyCreation,
  passkeyCreation,
  PasskeyElsewhere,
  PasskeyExpired,
  PasskeyName,
  PasskeyNotFound,
  passkeyPolicy,
  PasskeyPurpose,
  PasskeyRefused,
  PasskeyRequest,
  passkeyRequest,
  type RelyingParty,
  ShownPasskey,
  TooManyPasskeys,
  UsedPasskey,
} from "./passkey.ts"
