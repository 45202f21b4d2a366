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
  TooManyRequests,
  UserAccountExpired,
  UserAlreadyExists,
  WeakPassword,
} from "./failures.ts"
