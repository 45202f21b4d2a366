import { addDays, localDateAt, startOfDay, type UserId } from "@domain/kernel"
import { Schema } from "effect"
import type { Lead } from "../lead.ts"

/** By when next steps are due: already, by the end of today, or by the end of the seventh day from today on. Ours. */
export const LeadDue = Schema.Literals(["Overdue", "Today", "ThisWeek"])
export type LeadDue = typeof LeadDue.Type

/** Next steps before this instant (epoch milliseconds) are due so; what is overdue is due today and this week too. */
export const dueBefore = (due: LeadDue, now: number, timeZone: string): number => {
  if (due === "Overdue") return now
  const today = localDateAt(now, timeZone)
  return startOfDay(addDays(today, due === "Today" ? 1 : 7), timeZone)
}

/** How near a next step is; undefined for a later day. */
export const dueLevel = (dueAt: number, now: number, timeZone: string): "overdue" | "today" | undefined => {
  if (dueAt < dueBefore("Overdue", now, timeZone)) return "overdue"
  return dueAt < dueBefore("Today", now, timeZone) ? "today" : undefined
}

/**
 * Whom to remind of a due step: the lead's owner, else who planned it, if they still work for the business. Undefined while
 * it is not due and once somebody was reminded; `to` is absent where nobody is left. Ours.
 */
export const stepReminder = (
  { nextStep, ownerId }: Pick<Lead, "nextStep" | "ownerId">,
  members: ReadonlyArray<UserId>,
  now: number,
): { readonly to?: UserId } | undefined => {
  if (nextStep === undefined || nextStep.dueAt > now || nextStep.remindedAt !== undefined) return undefined
  const to = [ownerId, nextStep.setBy].find((user) => user !== undefined && members.includes(user))
  return to === undefined ? {} : { to }
}

/** The lead whose present step somebody was reminded of; reminders are no change that people make. */
export const withReminder = (lead: Lead, now: number): Lead =>
  lead.nextStep === undefined ? lead : { ...lead, nextStep: { ...lead.nextStep, remindedAt: now } }
