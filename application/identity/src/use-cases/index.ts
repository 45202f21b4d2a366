export { deleteExpiredSecrets } from "./delete-expired.ts"
export { getCurrentUser } from "./get-current-user.ts"
export { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
export { loginWithPassword } from "./login-with-password.ts"
export { logout, refreshSession } from "./refresh-session.ts"
export { forgotPassword, resetPassword } from "./reset-password.ts"
export { sendResetLink } from "./send-reset-link.ts"
export { mailSignUpNotice } from "./sign-up-notice.ts"
export { mailVerificationLink, sendEmailVerification, verifyEmail } from "./verify-email.ts"

export { openAccount } from "./open-account.ts"
export { openSession } from "./open-session.ts"

/** Services of identity for the sign-up. */
export { accountOpening, oneTimePasswords } from "./account-services.ts"
