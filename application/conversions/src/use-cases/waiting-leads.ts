import { LeadRecords } from "@application/insights/services"
import type { ProfileFacts } from "@application/kernel"
import {
  leadConsent,
  type LeadSending,
  LeadStage,
  leadStages,
  leadWorth,
  sendingLimits,
  settledLeadSending,
  timeFault,
  toldVisitor,
} from "@domain/conversions"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { NetworkEvent } from "../ports/conversion-networks.ts"
import { LeadSendings } from "../stores/lead-sendings.ts"
import { hashedPeople } from "./hashed-people.ts"
import { outgoingRow, type Prepared } from "./outgoing.ts"
import type { AtNetwork, StoredConnection } from "./stored-connection.ts"

const timeReasons = { TooOld: "The mark is too old to be told", Future: "The mark is of the future" } as const

/** A telling of a lead as it is stored. */
export type StoredLeadSending = LeadSending & { readonly businessProfileId: BusinessProfileId }

const outgoingOf = (sending: StoredLeadSending, worth: number | undefined) =>
  outgoingRow<StoredLeadSending>({
    current: Effect.flatMap(LeadSendings, (sendings) => sendings.forChange(sending)),
    save: (row) => Effect.flatMap(LeadSendings, (sendings) => sendings.save(row)),
    remove: (row) => Effect.flatMap(LeadSendings, (sendings) => sendings.remove(row)),
    settled: (row, state, now, reason) => settledLeadSending(row, { state, now, reason, worth }),
  })

/**
 * Reads the lead anew and makes the network's event of it, so that its person is copied nowhere: a lead that was erased, or
 * whose mark is gone, is told nobody.
 */
const prepared = Effect.fnUntraced(function* (
  sending: StoredLeadSending,
  { createdAt }: StoredConnection,
  { currency, region }: ProfileFacts,
) {
  const { businessProfileId, network, leadId, stage, markedAt, toldWorth } = sending
  const records = yield* LeadRecords
  const lead = yield* records.find(businessProfileId, leadId)
  const isRestated = toldWorth !== undefined
  const worth = lead === undefined ? undefined : leadWorth(lead, stage)
  const outgoing = outgoingOf(sending, worth)
  if (lead === undefined || lead.erasedAt !== undefined || markedAt < createdAt)
    return { outgoing, ends: "Gone" } satisfies Prepared
  if (!isRestated && !leadStages(lead).includes(stage)) return { outgoing, ends: "Gone" } satisfies Prepared
  const fault = timeFault(network, markedAt, yield* Clock.currentTimeMillis)
  if (fault !== undefined) return { outgoing, ends: "Refused", reason: timeReasons[fault] } satisfies Prepared
  const consent = leadConsent(lead)
  const { email, mobileNumber: phone } = lead
  const people = consent.adUserData
    ? yield* hashedPeople({ ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }, region)
    : undefined
  const networkLeadId = network === "Meta" ? yield* records.networkIdOf(businessProfileId, leadId) : undefined
  const visitor = toldVisitor(network, consent, { ...(people !== undefined && { people }) })
  if (visitor === undefined && (networkLeadId === undefined || !consent.adUserData))
    return { outgoing, ends: "Withheld", reason: "The lead agreed to nothing that finds them" } satisfies Prepared
  const value = worth ?? (isRestated ? 0 : undefined)
  const event: NetworkEvent = {
    id: `lead-${leadId}-${stage}`,
    leadStage: stage,
    ...(networkLeadId !== undefined && { networkLeadId }),
    at: markedAt,
    ...(value !== undefined && { value: { amount: value, currency } }),
    consent,
    visitor: visitor ?? {},
  }
  return { outgoing, event } satisfies Prepared
})

/** Networks hear of earlier stages first. */
const stageRank = ({ stage }: LeadSending): number => LeadStage.literals.indexOf(stage)

/** The next stages of leads that are due to be told to a network. */
export const waitingLeads = Effect.fnUntraced(function* (
  { businessProfileId, network }: AtNetwork,
  connection: StoredConnection,
  profile: ProfileFacts,
) {
  const now = yield* Clock.currentTimeMillis
  const { rows } = yield* (yield* LeadSendings).list(
    "inState",
    { businessProfileId, network, state: "Waiting" },
    { limit: sendingLimits.batch },
  )
  const due = rows.filter(({ at }) => at <= now).toSorted((one, other) => stageRank(one) - stageRank(other))
  return yield* Effect.forEach(due, (row) => prepared(row, connection, profile))
})
