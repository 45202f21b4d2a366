import type { LinkedAccounts, LinkedPage } from "./campaign-channel.ts"

/** The business's own page that carries its ads; undefined where the portal's page does. */
export const carryingPage = ({ usePortalPage, facebookPage }: LinkedAccounts): LinkedPage | undefined =>
  usePortalPage ? undefined : facebookPage
