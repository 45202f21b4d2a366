import type { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"
import type { Action } from "./permissions.ts"

/**
 * What each scope of an API key opens, by the permissions that contracts ask for; a permission without a scope is closed
 * to every key. Ours.
 */
const opened = {
  "campaigns:read": ["readProfile", "readCampaigns", "readCreatives", "readSignup"],
  "campaigns:write": ["editCampaigns", "launchCampaigns", "editCreatives", "editFeeds", "fillSignup"],
  "leads:read": ["readLeads"],
  "leads:write": ["workOnLeads"],
  "reports:read": ["readReports"],
  "money:read": ["readWallet"],
} as const satisfies Readonly<Record<string, ReadonlyArray<Action>>>

/** What a key opens of an area. */
export const ApiScope = Schema.Literals([
  "campaigns:read",
  "campaigns:write",
  "leads:read",
  "leads:write",
  "reports:read",
  "money:read",
] satisfies ReadonlyArray<keyof typeof opened>)
export type ApiScope = typeof ApiScope.Type

/** What every key opens: what any visitor reads, and the businesses that its maker belongs to. */
const openToEvery: ReadonlyArray<Action> = ["readPortal", "readReferenceData", "listOwnProfiles"]

const scopesByAction = new Map<Action, ApiScope>(
  ApiScope.literals.flatMap((scope) => opened[scope].map((action): [Action, ApiScope] => [action, scope])),
)

/** The scope that opens an action to API keys: `any` for every key, undefined where no key may. */
export const scopeFor = (action: Action): ApiScope | "any" | undefined =>
  openToEvery.includes(action) ? "any" : scopesByAction.get(action)

/** What a call by an API key may reach: its scopes, and the only business where it is bound to one. */
export interface ApiKeyGrant {
  readonly id: number
  readonly scopes: ReadonlyArray<ApiScope>
  readonly businessProfileId?: BusinessProfileId
}

/** Whether an API key opens an action; its maker's roles decide as well. Ours. */
export const mayByApiKey = (action: Action, { scopes, businessProfileId }: ApiKeyGrant): boolean => {
  const scope = scopeFor(action)
  // The list of businesses would name others to a key of one.
  if (scope === "any") return businessProfileId === undefined || action !== "listOwnProfiles"
  return scope !== undefined && scopes.includes(scope)
}
