export { BeginFacebookLogin, FinishFacebookLogin, UnlinkFacebook } from "./facebook-login.ts"
export { BackgroundJob, ListJobs } from "./jobs.ts"
export { ListLinkablePages } from "./linked-pages.ts"
export {
  AddInstagramToAdAccount,
  AddPageToAdAccount,
  AssignPageAssets,
  AssignSystemUser,
  ChoosePage,
  GetSocialAccounts,
  LinkInstagram,
  PageState,
  RefreshPage,
  RequestPageAccess,
  SetUpAdAccount,
} from "./page-links.ts"
