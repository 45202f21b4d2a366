import type { Contexts } from "../contexts.ts"
import type { CallName } from "../endpoint.ts"
import { accountCalls } from "./accounts.ts"
import { auditCalls } from "./audit.ts"
import { billingCalls } from "./billing.ts"
import { briefCalls } from "./briefs.ts"
import type { CallDocumentation } from "./call-documentation.ts"
import { campaignCalls } from "./campaigns.ts"
import { draftCalls } from "./drafts.ts"
import { feedCalls } from "./feeds.ts"
import { messageCalls } from "./messages.ts"
import { portalAdministrationCalls } from "./portal-administration.ts"
import { profileCalls } from "./profiles.ts"
import { pictureCalls } from "./pictures.ts"
import { productInsightCalls } from "./product-insights.ts"
import { reportCalls } from "./reports.ts"
import { referenceCalls } from "./reference.ts"
import { socialAccountCalls } from "./social-accounts.ts"
import { storeCalls } from "./stores.ts"
import { userCalls } from "./users.ts"

const calls: Readonly<Record<CallName, CallDocumentation>> = {
  ...accountCalls,
  ...userCalls,
  ...messageCalls,
  ...auditCalls,
  ...portalAdministrationCalls,
  ...referenceCalls,
  ...profileCalls,
  ...feedCalls,
  ...storeCalls,
  ...draftCalls,
  ...pictureCalls,
  ...billingCalls,
  ...campaignCalls,
  ...socialAccountCalls,
  ...productInsightCalls,
  ...reportCalls,
  ...briefCalls,
}

const callsByName: ReadonlyMap<string, CallDocumentation> = new Map(Object.entries(calls))

/** What an integrator is told of a call; a call without it does not compile. */
export const documentationOf = ({ name }: { readonly name: string }): CallDocumentation | undefined =>
  callsByName.get(name)

const contextTitles: Readonly<Record<keyof Contexts, string>> = {
  portals: "Portals",
  identity: "Accounts and sign-in",
  businesses: "Businesses and products",
  signup: "Drafts and sign-up",
  creatives: "Pictures and ad texts",
  campaigns: "Campaigns",
  channels: "Channels",
  wallet: "Payments and wallet",
  insights: "Results and leads",
  messaging: "Notifications",
}

const titles: Readonly<Record<string, string>> = contextTitles

/** The heading that a call stands under. */
export const groupOf = ({ name }: { readonly name: string }): string => {
  const [context = ""] = name.split("/")
  return callsByName.get(name)?.group ?? titles[context] ?? context
}
