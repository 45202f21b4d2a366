export {
  type Acting,
  LoginWithOtp,
  LoginWithPassword,
  Logout,
  RefreshSession,
  SendLoginOtp,
  SignedIn,
} from "./login.ts"
export { ForgotPassword, ResetPassword, SendResetLink } from "./password.ts"
export { SendEmailVerification, VerifyEmail } from "./email-verification.ts"
export { DeleteExpiredSecrets } from "./delete-expired.ts"
export { GetCurrentUser } from "./current-user.ts"
export { MailSignUpNotice, MailVerificationLink } from "./queued-mails.ts"
export { ChangeUser, FindUsers, GetUser, ReplaceUser } from "./users.ts"
export { ChangePassword, SendUserOtp, ValidateUserOtp } from "./own-account.ts"
export { AssignRole, ListPortalProfiles, ListUserProfiles } from "./user-profiles.ts"
export { CreateUser } from "./create-user.ts"
export { ListMembers, RemoveMember } from "./members.ts"
export { AcceptInvitation, InviteUser, ListInvitations, ResendInvitation, RevokeInvitation } from "./invitations.ts"
export { ListDivisions, SaveDivision } from "./divisions.ts"
export {
  ClaimCallbackRequest,
  GetCallbackRequest,
  GetOwnCallback,
  HandleCallbackRequest,
  ListCallbackRequests,
  ShownCallback,
} from "./callback-requests.ts"
export { ChangePreferences, GetPreferences } from "./preferences.ts"
export { AskForCallback, SubscribeUser, UnsubscribeUser } from "./reach-users.ts"
export {
  AllowEmbedding,
  ExchangeFacebookAccessToken,
  GetEmbedding,
  LoginWithEmbedToken,
  RemoveEmbedKey,
  SaveEmbedKey,
} from "./embed.ts"
export {
  CompleteLogin,
  ConfirmSecondFactor,
  GetSecondFactor,
  RemoveAuthenticatorApp,
  RenewRecoveryCodes,
  StartSecondFactor,
  TurnOffSecondFactor,
} from "./second-factor.ts"
export { AddPasskey, AskForOwnPasskey, AskForPasskey, RemovePasskey, RenamePasskey, StartPasskey } from "./passkeys.ts"
export { EraseUsers, GetErasure, RequestErasure, UndoErasure } from "./erasure.ts"
export { DownloadDataExport, GetDataExport, PrepareDataExport, RequestDataExport } from "./data-exports.ts"
export { ActAsClient, EndActing } from "./acting.ts"
export { ListSecurityEvents, WarnOfRepeatedFailures } from "./security-log.ts"
export { EndOtherSignIns, EndSignIn, ListSignIns } from "./sign-ins.ts"
export { AcceptPortalInvitation, InvitePortalUser, ListPortalUsers, SetPortalRoles } from "./portal-users.ts"
