export { Account, hasPassed } from "./account.ts"
export { RefreshToken, sessionPolicy } from "./refresh-token.ts"
export { Role } from "./role.ts"
export { EmailAddress, initials, PhoneNumber, ProfileMembership, User } from "./user.ts"
export { attemptOtp, issueOtp, OtpChallenge, otpPolicy } from "./one-time-password.ts"
export {
  ForbiddenPortal,
  InvalidCredentials,
  InvalidFields,
  InvalidHashKey,
  InvalidOtp,
  MobileNotRegistered,
  OldPasswordReused,
  OtpAlreadyGenerated,
  OtpAttemptsExceeded,
  PasswordExpired,
  RefreshTokenExpired,
  TokenExpired,
  TokenInvalid,
  TokenMalformed,
  TooManyRequests,
  UserAccountExpired,
  UserAlreadyExists,
  WeakPassword,
} from "./failures.ts"
