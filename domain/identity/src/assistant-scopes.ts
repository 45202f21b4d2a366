import type { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"
import type { Action } from "./permissions.ts"

/** What a person lets an assistant do in an area: read it, or propose changes that a person approves. */
export const AssistantScope = Schema.Literals([
  "business:read",
  "campaigns:read",
  "leads:read",
  "reports:read",
  "money:read",
  "proposals:write",
])
export type AssistantScope = typeof AssistantScope.Type

/**
 * What each scope of an assistant opens, by the permissions that contracts ask for; a permission without a scope is closed to
 * every assistant. Ours.
 */
const opened: Readonly<Record<AssistantScope, ReadonlyArray<Action>>> = {
  "business:read": ["readProfile"],
  "campaigns:read": ["readCampaigns", "readCreatives"],
  "leads:read": ["readLeads"],
  "reports:read": ["readReports"],
  "money:read": ["readWallet"],
  "proposals:write": ["proposeChange"],
}

/** What every assistant opens: what any visitor reads. */
const openToEvery: ReadonlyArray<Action> = ["readPortal", "readReferenceData"]

/** The only actions whose commands an assistant may call: each records a proposal, and none carries it out. */
const proposing: ReadonlyArray<Action> = ["proposeChange"]

/** What a person granted an assistant: areas on the chosen businesses, or on all of the person's without a choice. */
export interface AssistantGrant {
  readonly id: string
  readonly name: string
  readonly scopes: ReadonlyArray<AssistantScope>
  readonly businessProfileIds?: ReadonlyArray<BusinessProfileId>
}

const scopesByAction = new Map<Action, AssistantScope>(
  AssistantScope.literals.flatMap((scope) => opened[scope].map((action): [Action, AssistantScope] => [action, scope])),
)

/** The scope that opens an action to assistants: `any` for every assistant, undefined where none may. */
export const assistantScopeFor = (action: Action): AssistantScope | "any" | undefined =>
  openToEvery.includes(action) ? "any" : scopesByAction.get(action)

/** Whether commands of an action only propose, so that an assistant with the scope may call them. */
export const isProposing = (action: Action): boolean => proposing.includes(action)

/** Whether an assistant's grant reaches a business. */
export const reachesBusiness = (
  { businessProfileIds }: Pick<AssistantGrant, "businessProfileIds">,
  businessProfileId: BusinessProfileId,
): boolean => businessProfileIds === undefined || businessProfileIds.includes(businessProfileId)

/** Whether a grant opens an action to its assistant; the person's roles and the grant's businesses decide as well. Ours. */
export const mayByAssistant = (action: Action, { scopes }: Pick<AssistantGrant, "scopes">): boolean => {
  const scope = assistantScopeFor(action)
  return scope === "any" || (scope !== undefined && scopes.includes(scope))
}
