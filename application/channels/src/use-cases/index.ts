export {
  addInstagramToAdAccount,
  addPageToAdAccount,
  assignPageAssets,
  assignSystemUser,
  linkInstagram,
  setUpAdAccount,
} from "./ad-account-setup.ts"
export { beginFacebookLogin, finishFacebookLogin, unlinkFacebook } from "./facebook-login.ts"
export { listJobs } from "./list-jobs.ts"
export { listLinkablePages } from "./list-linkable-pages.ts"
export { pageAccesses } from "./page-accesses.ts"
export { choosePage, getSocialAccounts, refreshPage, requestPageAccess } from "./page-links.ts"
