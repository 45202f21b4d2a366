import { Effect, Layer, Schema } from "effect"
import { JsonText } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  badLeads,
  foldedTag,
  isErased,
  type Lead,
  leadFieldsOf,
  type LeadFilter,
  type LeadKeys,
  LeadNotFound,
  leadMarkCounts,
  leadSortKey,
  matchesLead,
  newLead,
  sharesKey,
} from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { ListLeads } from "../contract/index.ts"
import { type AskedLeads, type LeadListQuery, type LeadPosition, LeadRepository } from "../ports/lead-repository.ts"

const encoded = Schema.encodeSync(Schema.fromJsonString(ListLeads.output))

interface Row {
  readonly businessProfileId: BusinessProfileId
  readonly externalId: string
  readonly keys?: LeadKeys
  readonly lead: Lead
}

const oldestFirst = (leads: ReadonlyArray<Lead>, limit: number): ReadonlyArray<Lead> =>
  leads.toSorted((one, other) => one.submittedOn - other.submittedOn || one.id - other.id).slice(0, limit)

const positionOf = (cursor: string | undefined) => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "") ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) }
}

const compared = (one: number | string, other: number | string): number => (one < other ? -1 : one > other ? 1 : 0)

const withoutHistory = ({ history: _history, ...lead }: Lead): Lead => lead

/** Newest first. */
const byTime = (one: Lead, other: Lead) => other.submittedOn - one.submittedOn || other.id - one.id

const pageOf = (leads: ReadonlyArray<Lead>, { cursor, limit, ...query }: LeadListQuery) => {
  const { sort = "SubmittedOn", order = sort === "SubmittedOn" ? "Descending" : "Ascending", ...filter } = query
  const byKey = (one: readonly [number | string, number], other: readonly [number | string, number]) =>
    (compared(one[0], other[0]) || one[1] - other[1]) * (order === "Ascending" ? 1 : -1)
  const placeOf = (lead: Lead) => [leadSortKey(lead, sort), lead.id] as const
  const matches = leads
    .filter((lead) => matchesLead(lead, filter))
    .toSorted((one, other) => byKey(placeOf(one), placeOf(other)))
  const position = positionOf(cursor)
  const named = leads.find(({ id }) => id === position?.id)
  const isByName = sort === "Name" || sort === "Campaign"
  const after = position === undefined ? undefined : ([position.at, position.id] as const)
  const from = isByName && named !== undefined ? placeOf(named) : after
  const rest =
    after !== undefined && isByName && named === undefined
      ? []
      : matches.filter((lead) => from === undefined || byKey(placeOf(lead), from) > 0)
  const shown = rest.slice(0, limit)
  const last = shown.at(-1)
  return {
    leads: shown.map(withoutHistory),
    total: matches.length,
    ...(rest.length > limit &&
      last !== undefined && { nextCursor: `${isByName ? 0 : leadSortKey(last, sort)}.${last.id}` }),
  }
}

/** Leads in the in-memory database, ordered, searched and paged as in PostgreSQL. */
export const memoryLeadRepository = Layer.effect(
  LeadRepository,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<LeadId, Row>("leads")
    const find = (profile: BusinessProfileId, leadId: LeadId) =>
      Effect.suspend(() => {
        const row = rows.get(leadId)
        return row?.businessProfileId === profile ? Effect.succeed(row) : Effect.fail(new LeadNotFound({}))
      })
    const ofProfile = (profile: BusinessProfileId) =>
      [...rows.values()].filter((row) => row.businessProfileId === profile).map(({ lead }) => lead)
    const following = (
      profile: BusinessProfileId,
      filter: LeadFilter,
      after: LeadPosition | undefined,
      limit: number,
    ): ReadonlyArray<Lead> => {
      const cursor = after === undefined ? {} : { cursor: `${after.submittedOn}.${after.id}` }
      return pageOf(ofProfile(profile), { ...filter, ...cursor, limit }).leads
    }
    const withMerged = (profile: BusinessProfileId, filter: AskedLeads) =>
      ofProfile(profile).filter(
        (lead) => matchesLead(lead, filter) || matchesLead(lead, { ...filter, marked: "Merged" }),
      )
    return {
      add: (businessProfileId, id, arrived) =>
        Effect.sync(() => {
          const { externalId, keys = {} } = arrived
          if ([...rows.values()].some((row) => row.externalId === externalId)) return false
          rows.set(id, { businessProfileId, externalId, keys, lead: newLead(arrived, id) })
          return true
        }),
      byId: (profile, leadId) => Effect.map(find(profile, leadId), ({ lead }) => lead),
      networkIdOf: (profile, leadId) =>
        Effect.sync(() => {
          const row = rows.get(leadId)
          return row?.businessProfileId === profile && !isErased(row.lead) ? row.externalId : undefined
        }),
      listJson: (profile, query) => Effect.sync(() => new JsonText(encoded(pageOf(ofProfile(profile), query)))),
      following: (profile, filter, after, limit) => Effect.sync(() => following(profile, filter, after, limit)),
      fieldsFollowing: (profile, filter, after, limit, fields) =>
        Effect.sync(() => leadFieldsOf(following(profile, filter, after, limit), fields)),
      change: (profile, leadId, rule) =>
        Effect.flatMap(find(profile, leadId), (row) =>
          Effect.map(Effect.fromResult(rule(row.lead)), (lead) => {
            rows.set(leadId, { ...row, lead, ...(isErased(lead) && { keys: {} }) })
            return lead
          }),
        ),
      count: (profile, filter) =>
        Effect.sync(() => ofProfile(profile).filter((lead) => matchesLead(lead, filter)).length),
      tally: (profile, { during, ...ofCampaign }) =>
        Effect.sync(() => {
          const all = ofProfile(profile).filter((lead) => matchesLead(lead, ofCampaign))
          const times = all
            .filter((lead) => lead.status === "New" && !isErased(lead))
            .map(({ submittedOn }) => submittedOn)
          return {
            matching: all.filter((lead) => matchesLead(lead, during === undefined ? {} : { during })).length,
            unanswered: { count: times.length, ...(times.length > 0 && { oldestAt: Math.min(...times) }) },
          }
        }),
      alike: (profile, keys, since) =>
        Effect.sync(() =>
          oldestFirst(
            [...rows.values()]
              .filter((row) => row.businessProfileId === profile && sharesKey(row.keys ?? {}, keys))
              .map(({ lead }) => lead)
              .filter(({ submittedOn }) => submittedOn >= since),
            50,
          ),
        ),
      near: (profile, { campaignId, adId, from, to }) =>
        Effect.sync(() =>
          oldestFirst(
            ofProfile(profile)
              .filter((lead) => lead.campaignId === campaignId && lead.source?.adId === adId)
              .filter(({ submittedOn }) => submittedOn >= from && submittedOn <= to),
            20,
          ),
        ),
      mergedInto: (profile, leadId) =>
        Effect.sync(() => {
          const all = ofProfile(profile)
          const within = (id: LeadId): ReadonlyArray<Lead> =>
            all.filter(({ merge }) => merge?.into === id).flatMap((lead) => [lead, ...within(lead.id)])
          return oldestFirst(within(leadId), 50)
        }),
      markCounts: (profile, filter) => Effect.sync(() => leadMarkCounts(withMerged(profile, filter))),
      badLeads: (profile, filter) => Effect.sync(() => badLeads(withMerged(profile, filter))),
      answered: (profile, filter, limit) =>
        Effect.sync(() =>
          ofProfile(profile)
            .filter((lead) => matchesLead(lead, filter))
            .toSorted(byTime)
            .flatMap(({ submittedOn, contactedAt }) =>
              contactedAt === undefined ? [] : [{ submittedOn, contactedAt }],
            )
            .slice(0, limit),
        ),
      tags: (profile, limit) =>
        Effect.sync(() => {
          const tags = ofProfile(profile)
            .toSorted(byTime)
            .flatMap((lead) => lead.tags ?? [])
          const byName = new Map(tags.toReversed().map((tag) => [foldedTag(tag), tag]))
          return [...byName]
            .toSorted(([one], [other]) => compared(one, other))
            .map(([, tag]) => tag)
            .slice(0, limit)
        }),
      stepsDue: (now, limit) =>
        Effect.sync(() =>
          [...rows.values()]
            .flatMap(({ businessProfileId, lead }) => {
              const { id: leadId, nextStep } = lead
              return nextStep === undefined || nextStep.dueAt > now || nextStep.remindedAt !== undefined
                ? []
                : [{ businessProfileId, leadId, dueAt: nextStep.dueAt }]
            })
            .toSorted((one, other) => one.dueAt - other.dueAt || one.leadId - other.leadId)
            .map(({ businessProfileId, leadId }) => ({ businessProfileId, leadId }))
            .slice(0, limit),
        ),
      newestAt: (profile, campaignId) =>
        Effect.sync(() =>
          Math.max(
            0,
            ...ofProfile(profile)
              .filter((lead) => lead.campaignId === campaignId)
              .map(({ submittedOn }) => submittedOn),
          ),
        ),
    }
  }),
)
