import type { CallDocumentation } from "./call-documentation.ts"

const group = "Linked accounts"
const businessProfileId = 7
const pageId = "4005"
const onPage = { businessProfileId, pageId }

/** Facebook logins and pages of businesses, and the set-up of ads that run from them. */
export const socialAccountCalls = {
  "channels/GetSocialAccounts": {
    group,
    summary: "Get a business's Facebook login and pages",
    description:
      "administered are the pages of the person who logged in; pages are those chosen so far with status NotRequested, Requested, Approved, Refused or Withdrawn and the steps of the set-up that are done. A login that has ended is isLost, and nothing of it is administered until somebody logs in again.",
    example: { businessProfileId },
  },
  "channels/BeginFacebookLogin": {
    group,
    summary: "Begin a login at Facebook",
    description:
      "Answers the address to send the person to. Facebook sends them back to /linked/facebook of the portal with a code and the state, which counts for ten minutes and for the same user alone.",
    example: { businessProfileId, returnTo: "/app/7/dashboard" },
  },
  "channels/FinishFacebookLogin": {
    group,
    summary: "Finish a login at Facebook",
    description: "Takes what Facebook sent back. The token is exchanged for one of sixty days and stored encrypted.",
    example: { businessProfileId, state: "7.k1.c3RhdGU", code: "AQBx-code" },
  },
  "channels/UnlinkFacebook": {
    group,
    summary: "Unlink Facebook",
    description: "Facebook takes back what was allowed; then the login and the chosen pages are deleted.",
    example: { businessProfileId },
  },
  "channels/ChoosePage": {
    group,
    summary: "Choose the page that carries a business's ads",
    description: "The page is one that the person logged in at Facebook administers.",
    example: { businessProfileId, assetType: "page", page: { id: pageId } },
  },
  "channels/RequestPageAccess": {
    group,
    summary: "Ask a page's administrator for access",
    description:
      "A request that waits already is refused with errorCode 331. pageAccessToken proves that the caller administers the page; without it the Facebook login does. It is not stored.",
    example: { ...onPage, pageAccessToken: "EAAB-page-token" },
  },
  "channels/AssignSystemUser": {
    group,
    summary: "Let the platform's system user work on a page",
    description:
      "The page's administrator has approved access. businessId is the one that setting up the ad account answers.",
    example: { ...onPage, businessId: "2001" },
  },
  "channels/AssignPageAssets": {
    group,
    summary: "Have a page's leads delivered to the platform",
    example: onPage,
  },
  "channels/RefreshPage": {
    group,
    summary: "Look again at a page and the access to it",
    description:
      "Its administrator may have approved, refused, withdrawn or restored access. Ask every 3 seconds at most.",
    example: onPage,
  },
  "channels/LinkInstagram": {
    group,
    summary: "Link a page's Instagram account, or one backed by the page",
    example: onPage,
  },
  "channels/AddPageToAdAccount": {
    group,
    summary: "Check that the ad account may show a page's ads",
    example: { ...onPage, accountId: "3001" },
  },
  "channels/AddInstagramToAdAccount": {
    group,
    summary: "Let the ad account show ads on a page's Instagram account",
    example: { ...onPage, accountId: "3001" },
  },
  "channels/SetUpAdAccount": {
    group,
    summary: "Set up the ad account of a business",
    description: "It is the platform's for the business's region. With a page, the step is noted on it.",
    example: onPage,
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
