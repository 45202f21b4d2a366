export { LoginWithOtp, LoginWithPassword, Logout, RefreshSession, SendLoginOtp, SignedIn } from "./login.ts"
export { ForgotPassword, ResetPassword, SendResetLink } from "./password.ts"
export { SendEmailVerification, VerifyEmail } from "./email-verification.ts"
export { GetCurrentUser } from "./current-user.ts"
