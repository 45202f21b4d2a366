import type { OwnCalls } from "@application/kernel"
import { Context } from "effect"
import type { AddLeadNote, ChangeLead, GetLead } from "../contract/index.ts"

/** The calls that read and work on a lead, made in the name of whoever calls. */
export class LeadCalls extends Context.Service<
  LeadCalls,
  { readonly call: OwnCalls<typeof GetLead | typeof ChangeLead | typeof AddLeadNote> }
>()("insights/LeadCalls") {}
