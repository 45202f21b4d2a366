import type { ListNetwork } from "@domain/audiences"
import type { Lead } from "@domain/insights"
import { Schema } from "effect"
import { fullConsent } from "./consent-rules.ts"
import { noConsent, type VisitorConsent } from "./visitor-consent.ts"

/** How far a lead came, as networks are told: its form was filled in, its business calls it good, it bought, or it was bad. */
export const LeadStage = Schema.Literals(["Received", "Qualified", "Won", "Bad"])
export type LeadStage = typeof LeadStage.Type

/**
 * The stages that a network takes of leads. Meta asks for all of them, the first one too (payload specification of conversion
 * leads); Google counts what is worth something and has no category for a bad lead (ConversionActionCategoryEnum).
 */
export const stagesTold: Readonly<Record<ListNetwork, ReadonlyArray<LeadStage>>> = {
  Meta: LeadStage.literals,
  Google: ["Qualified", "Won"],
}

/**
 * Whether a network takes another worth for what it has under the same name. Sources: Data Manager API, "Conversion
 * adjustments" (the worth is replaced, nothing is taken back); Meta takes nothing back.
 */
export const takesNewWorth: Readonly<Record<ListNetwork, boolean>> = { Meta: false, Google: true }

/** By this name a network's place has its own identifier of a stage. */
export const leadActionKey = (stage: LeadStage): string => `lead-${stage}`

/** The stages that a marked lead has come through, its own last: networks ask for those before too. */
const through: Readonly<Record<Exclude<LeadStage, "Received">, ReadonlyArray<LeadStage>>> = {
  Qualified: ["Received", "Qualified"],
  Won: ["Received", "Qualified", "Won"],
  Bad: ["Received", "Bad"],
}

/** What is read of a lead whose marks are told. */
export type MarkedLead = Pick<Lead, "status" | "qualifiedAt" | "erasedAt" | "merge" | "sale" | "history" | "consents">

/** The stages of a lead by the marks of its business, in turn; none while nobody has marked it. */
export const markedStages = ({
  status,
  qualifiedAt,
}: Pick<Lead, "status" | "qualifiedAt">): ReadonlyArray<LeadStage> => {
  if (status === "Spam") return through.Bad
  if (status === "Won") return through.Won
  return qualifiedAt === undefined ? [] : through.Qualified
}

/** The stages of a lead that may be told: none once its person was erased, or while it is merged into another lead. */
export const leadStages = (lead: MarkedLead): ReadonlyArray<LeadStage> =>
  lead.erasedAt !== undefined || lead.merge !== undefined ? [] : markedStages(lead)

/** When a lead was last marked, in epoch milliseconds; undefined where its history does not say. */
export const leadMarkedAt = ({ history = [] }: Pick<Lead, "history">): number | undefined =>
  history.findLast(({ moves }) => moves.some(({ field }) => field === "status" || field === "qualifiedAt"))?.at

/**
 * What a lead agreed to: the box that allows further ads lets its details out to networks, and no other box does. A form
 * without the box asked for nothing.
 */
export const leadConsent = ({ consents = [] }: Pick<Lead, "consents">): VisitorConsent =>
  consents.some(({ kind, isGiven }) => kind === "Retargeting" && isGiven) ? fullConsent : noConsent

/** The worth of a stage in minor units: the sale of a won lead, and nothing once it is no longer won. */
export const leadWorth = (lead: Pick<Lead, "status" | "sale">, stage: LeadStage): number | undefined =>
  stage === "Won" && lead.status === "Won" ? lead.sale?.amount : undefined
