import { ownCalls } from "@application/kernel"
import { Effect, Layer } from "effect"
import { LeadCalls } from "../services/lead-calls.ts"
import { changeLead } from "./lead-work.ts"
import { addLeadNote, getLead } from "./leads.ts"

/** Calls on leads, as the door makes them. */
export const leadCalls = Layer.effect(
  LeadCalls,
  Effect.map(ownCalls(getLead, changeLead, addLeadNote), (call) => ({ call })),
)
