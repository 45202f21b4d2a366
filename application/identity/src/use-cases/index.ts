export { deleteExpiredSecrets } from "./delete-expired.ts"
export { getCurrentUser } from "./get-current-user.ts"
export { loginWithOtp, sendLoginOtp } from "./login-with-otp.ts"
export { loginWithPassword } from "./login-with-password.ts"
export { logout, refreshSession } from "./refresh-session.ts"
export { forgotPassword, resetPassword } from "./reset-password.ts"
export { sendResetLink } from "./send-reset-link.ts"
export { mailSignUpNotice } from "./sign-up-notice.ts"
export { mailVerificationLink, sendEmailVerification, verifyEmail } from "./verify-email.ts"
export { findUsers, getUser, replaceUser, changeUser } from "./users.ts"
export {
  claimCallbackRequest,
  getCallbackRequest,
  getOwnCallback,
  handleCallbackRequest,
  listCallbackRequests,
} from "./callback-requests.ts"
export { changePreferences, getPreferences } from "./preferences.ts"
export { changePassword } from "./change-password.ts"
export { sendUserOtp, validateUserOtp } from "./user-phone.ts"
export { assignRole, listPortalProfiles, listUserProfiles } from "./user-profiles.ts"
export { createUser } from "./create-user.ts"
export { eraseUsers, getErasure, requestErasure, undoErasure } from "./erasure.ts"
export { downloadDataExport, getDataExport, prepareDataExport, requestDataExport } from "./data-exports.ts"
export { actAsClient, endActing } from "./acting.ts"
export { listSecurityEvents, noteRefusedRight, warnOfRepeatedFailures } from "./security-log.ts"
export { endOtherSignIns, endSignIn, listSignIns } from "./sign-ins.ts"
export { completeLogin } from "./complete-login.ts"
export {
  confirmSecondFactor,
  getSecondFactor,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "./second-factor.ts"
export { addPasskey, askForOwnPasskey, askForPasskey, removePasskey, renamePasskey, startPasskey } from "./passkeys.ts"
export { listMembers, removeMember } from "./members.ts"
export { acceptInvitation, inviteUser } from "./invitations.ts"
export { acceptPortalInvitation, invitePortalUser } from "./portal-invitations.ts"
export { listPortalUsers, setPortalRoles } from "./portal-users.ts"
export { listInvitations, resendInvitation, revokeInvitation } from "./sent-invitations.ts"
export { listDivisions, saveDivision } from "./divisions.ts"
export { askForCallback, subscribeUser, unsubscribeUser } from "./reach-users.ts"
export { allowEmbedding, getEmbedding, loginWithEmbedToken, removeEmbedKey, saveEmbedKey } from "./embed-login.ts"
export { exchangeFacebookAccessToken } from "./exchange-social-token.ts"

export { appointAdministrator } from "./appoint-administrator.ts"
export { type FirstPortal, makeFirstPortal } from "./make-first-portal.ts"
export { openAccount } from "./open-account.ts"
export { openSession } from "./open-session.ts"

/** Services of identity for the sign-up. */
export { accountOpening, oneTimePasswords } from "./account-services.ts"
