import type { Context } from "../core/context.ts"
import { asNumber, asText, dig, type JsonObject } from "../core/json.ts"
import { checkCallAd, checkGoal } from "./graph-call-ads.ts"
import { checkCreative } from "./graph-creative.ts"
import { valuesOf } from "./graph-description.ts"
import { invalidParameter } from "./graph-error.ts"
import { checkForm } from "./graph-form.ts"
import { instant } from "./graph-instant.ts"
import { oneOf } from "./graph-parameters.ts"
import { checkSchedule } from "./graph-schedule.ts"
import { checkSpecialAdSet, checkSpecialCampaign } from "./graph-special.ts"
import { checkAimedAudiences } from "./meta-audience-rules.ts"
import { checkTargeting } from "./graph-targeting.ts"
import { checkProductSet } from "./meta-catalogs.ts"
import { checkMessageAd } from "./graph-message-ads.ts"
import type { GraphNode, NodeKind } from "./meta-state.ts"

/** The first version that takes outcome objectives alone. */
const FIRST_OF_OUTCOMES_ALONE = 17

const checkBudget = (fields: JsonObject): void => {
  for (const name of ["daily_budget", "lifetime_budget"]) {
    const amount = asNumber(fields[name])
    if (amount !== undefined && amount < 100)
      throw invalidParameter(`${name} is too low.`, "Your budget is too low. It must be at least 1.00.")
  }
  if (fields["daily_budget"] !== undefined && fields["lifetime_budget"] !== undefined)
    throw invalidParameter("You can only set one of daily_budget and lifetime_budget.")
}

const hasBudget = (fields: JsonObject): boolean =>
  fields["daily_budget"] !== undefined || fields["lifetime_budget"] !== undefined

const checkAdSet = (context: Context, campaign: GraphNode, fields: JsonObject): void => {
  checkTargeting(fields["targeting"])
  checkAimedAudiences(context, campaign, fields["targeting"])
  checkSpecialAdSet(campaign.fields, fields)
  checkGoal(fields)
  checkProductSet(context, dig(fields["promoted_object"], ["product_set_id"]), "promoted_object[product_set_id]")
  checkBudget(fields)
  if (!hasBudget(fields) && !hasBudget(campaign.fields))
    throw invalidParameter("Invalid parameter", "Set a daily or lifetime budget on the ad set or its campaign.")
  if (hasBudget(fields) && hasBudget(campaign.fields))
    throw invalidParameter("Invalid parameter", "The campaign has a budget already; the ad set cannot have its own.")
  checkSchedule(fields, (fields["lifetime_budget"] ?? campaign.fields["lifetime_budget"]) !== undefined)
  const end = instant(fields, "end_time")
  if (fields["lifetime_budget"] !== undefined && end === null)
    throw invalidParameter("end_time is required with lifetime_budget.")
  if (end !== null && end <= (instant(fields, "start_time") ?? context.clock.now()))
    throw invalidParameter("end_time must be after start_time and in the future.")
}

const nodeOf = (
  context: Context,
  kind: NodeKind,
  id: string | undefined,
  param: string,
  ownerId: string,
): GraphNode => {
  const node = id === undefined ? undefined : context.state.meta.nodes[id]
  if (node?.kind !== kind || node.ownerId !== ownerId || node.fields["status"] === "DELETED")
    throw invalidParameter(`Invalid parameter ${param}: no such ${kind} in this account.`)
  return node
}

/** Checks the fields of a node as they will be stored, on creation and after each change; their types are checked already. */
export const checkNode = (
  context: Context,
  version: number,
  kind: NodeKind,
  fields: JsonObject,
  ownerId: string,
): void => {
  const beside = (wanted: NodeKind, id: string | undefined, param: string): GraphNode =>
    nodeOf(context, wanted, id, param, ownerId)
  if (asText(fields["name"])?.length === 0) throw invalidParameter("The parameter name is required.")
  if (kind === "campaign") {
    const objectives = valuesOf(version, "adaccountcampaigns_objective_enum_param") ?? []
    const isOutcome = (objective: string): boolean => objective.startsWith("OUTCOME_")
    if (version >= FIRST_OF_OUTCOMES_ALONE) oneOf("objective", fields["objective"], objectives.filter(isOutcome))
    checkSpecialCampaign(fields)
    checkBudget(fields)
  } else if (kind === "adset") {
    checkAdSet(context, beside("campaign", asText(fields["campaign_id"]), "campaign_id"), fields)
  } else if (kind === "ad") {
    const adset = beside("adset", asText(fields["adset_id"]), "adset_id")
    const creative = beside("adcreative", asText(dig(fields["creative"], ["creative_id"])), "creative")
    checkCallAd(adset, creative)
    checkMessageAd(context, adset, creative)
  } else if (kind === "adcreative") checkCreative(context, version, fields, ownerId)
  else checkForm(fields)
}
