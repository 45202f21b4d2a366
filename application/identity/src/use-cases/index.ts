import { deleteExpiredSecrets } from "./delete-expired.ts"
import { getCurrentUser } from "./get-current-user.ts"
import { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { logout, refreshSession } from "./refresh-session.ts"
import { forgotPassword, resetPassword } from "./reset-password.ts"
import { sendResetLink } from "./send-reset-link.ts"
import { mailSignUpNotice } from "./sign-up-notice.ts"
import { mailVerificationLink, sendEmailVerification, verifyEmail } from "./verify-email.ts"

export { openAccount } from "./open-account.ts"
export { openSession } from "./open-session.ts"

/** Services of identity for the sign-up. */
export { accountOpening, oneTimePasswords } from "./account-services.ts"
export {
  deleteExpiredSecrets,
  forgotPassword,
  getCurrentUser,
  loginWithOtp,
  loginWithPassword,
  logout,
  refreshSession,
  resetPassword,
  sendEmailVerification,
  sendLoginOtp,
  sendResetLink,
  verifyEmail,
}

export const identityUseCases = [
  loginWithPassword,
  sendLoginOtp,
  loginWithOtp,
  refreshSession,
  logout,
  forgotPassword,
  sendResetLink,
  resetPassword,
  getCurrentUser,
  verifyEmail,
  sendEmailVerification,
  deleteExpiredSecrets,
  mailVerificationLink,
  mailSignUpNotice,
]
