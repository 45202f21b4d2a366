export { LoginWithOtp, LoginWithPassword, Logout, RefreshSession, SendLoginOtp, SignedIn } from "./login.ts"
export { ForgotPassword, ResetPassword } from "./password.ts"
export { GetCurrentUser } from "./current-user.ts"
