import { Profiles } from "@application/kernel"
import { type ArrivedLead, duplicateWindow, leadKeys, leadMarks, suspicionLimits } from "@domain/insights"
import { type BusinessProfileId, defaultRegion } from "@domain/kernel"
import { Effect } from "effect"
import { LeadRepository, ThrowAwayMail } from "../ports/index.ts"

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).trim()

/**
 * An arriving lead with its marks and what finds others of its person, and the leads that came in the same seconds. The
 * business's own leads are read by indexes, at most some dozens of them.
 */
export const judgedLead = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, lead: ArrivedLead) {
  const leads = yield* LeadRepository
  const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
  const region = profile?.region ?? defaultRegion
  const keys = leadKeys(lead, region)
  const { submittedOn, campaignId, source, email } = lead
  const { within } = suspicionLimits.burst
  const near = yield* leads.near(businessProfileId, {
    campaignId,
    adId: source?.adId,
    from: submittedOn - within,
    to: submittedOn + within,
  })
  const alike = yield* leads.alike(businessProfileId, keys, submittedOn - duplicateWindow)
  const isThrownAway = email !== undefined && (yield* (yield* ThrowAwayMail).holds(domainOf(email)))
  const marks = leadMarks(lead, {
    region,
    near,
    alike: alike.filter(({ merge }) => merge === undefined),
    isThrowAway: () => isThrownAway,
  })
  return { judged: { ...lead, keys, ...(marks.length > 0 && { marks }) }, near }
})
