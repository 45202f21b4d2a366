import { CampaignRepository } from "@application/campaigns/ports"
import { CountedConversions } from "@application/campaigns/services"
import { withServices } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { ClientRenewal } from "@domain/businesses"
import type { RoleOnProfile } from "@domain/identity"
import { type BookFigure, type ClientHoldership, type ClientPerson, renewalOf } from "@domain/insights"
import {
  type BusinessProfileId,
  currencies,
  currencyWithId,
  type MinorUnits,
  type Region,
  type UserId,
} from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { type BookPeriods, type BookQuery, ClientBook, type ClientFacts } from "../ports/client-book.ts"
import { DailyMetricsRepository, DashboardCampaigns, LeadRepository, WaitingTasks } from "../ports/index.ts"
import { factsByParts } from "./facts-by-parts.ts"

interface Profile {
  readonly id: BusinessProfileId
  readonly name: string
  readonly region: Region
  readonly currencyId: number
  readonly timeZone: string
  readonly thumbnailLogo?: string
  readonly storeDomain?: string
}

interface Account {
  readonly user: { readonly id: UserId; readonly firstName: string; readonly lastName: string }
}

/** A row of given clients, whose table keeps empty columns as null. */
interface GivenRow {
  readonly agencyId: BusinessProfileId
  readonly businessProfileId: BusinessProfileId
  readonly memberId?: UserId | null
  readonly teamId?: number | null
}

type Reader = Pick<BookQuery, "portalId" | "readerId">

const known = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

type Key = ReadonlyArray<number | string>

/** By what each order sorts, from the lowest; equal clients by their number. */
const keyOf: Readonly<Record<BookQuery["order"], (facts: ClientFacts) => Key>> = {
  newest: ({ id }) => [-id],
  name: ({ name, id }) => [name.toLowerCase(), id],
  spent: ({ currency, report, id }) => [currencies[currency].id, -report.totals.spend, id],
  waiting: ({ unanswered, id }) => [unanswered.oldestAt ?? Number.MAX_SAFE_INTEGER, id],
  ending: ({ campaigns, id }) => [renewalOf(campaigns) ?? "9999-12-31", id],
}

const compared = (one: Key, other: Key): number => {
  for (const [place, value] of one.entries()) {
    const against = other[place]
    if (against === undefined || value === against) continue
    return value < against ? -1 : 1
  }
  return 0
}

const figuresOf = (clients: ReadonlyArray<ClientFacts>): ReadonlyArray<BookFigure> =>
  [...Map.groupBy(clients, ({ currency }) => currency)]
    .map(([currency, own]) => {
      const sum = (of: (facts: ClientFacts) => number) => own.reduce((all, facts) => all + of(facts), 0)
      const waits = own.flatMap(({ unanswered }) => unanswered.oldestAt ?? [])
      return {
        currency,
        clients: own.length,
        spend: sum(({ report }) => report.totals.spend),
        formerSpend: sum(({ report }) => report.previous.spend),
        available: sum(({ available }) => available),
        running: sum(({ running }) => running.length),
        unanswered: sum(({ unanswered }) => unanswered.count),
        ...(waits.length > 0 && { oldestAt: Math.min(...waits) }),
      }
    })
    .toSorted((one, other) => other.clients - one.clients || (one.currency < other.currency ? -1 : 1))

/** Clients over the in-memory database, with the facts that their dashboards read. */
export const memoryClientBook = Layer.effect(
  ClientBook,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const provided = yield* withServices(
      DailyMetricsRepository,
      DashboardCampaigns,
      LeadRepository,
      WaitingTasks,
      CampaignRepository,
      CountedConversions,
    )
    const profiles = database.table<BusinessProfileId, Profile>("business-profiles")
    const wallets = database.table<BusinessProfileId, { readonly availableBalance: MinorUnits }>("ledger_wallets")
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    const accounts = database.table<string, Account>("users")
    const agencyClients = database.table<string, ReadonlyArray<{ readonly id: BusinessProfileId }>>("agency-clients")
    const renewals = database.table<string, ClientRenewal>("client_renewals")
    const contractOf = (id: BusinessProfileId, { portalId, readerId }: Reader): ClientRenewal | undefined => {
      const [key] = [...agencyClients].find(
        ([name, clients]) => name.endsWith(`/${portalId}`) && clients.some((one) => one.id === id),
      ) ?? [undefined]
      const agencyId = Number(key?.split("/")[0])
      const isMember = (memberships.get(readerId) ?? []).some((one) => one.businessProfileId === agencyId)
      const keeper = isMember ? `agency:${agencyId}` : `user:${readerId}`
      const row = renewals.get(JSON.stringify([portalId, id, keeper]))
      // The table keeps an empty column where the contract ends once.
      return row === undefined ? undefined : Schema.decodeUnknownSync(ClientRenewal)(known(row))
    }
    const given = database.table<string, GivenRow>("given_clients")
    const teams = database.table<string, { readonly id: number; readonly name: string }>("agency_teams")
    const holderOf = (id: BusinessProfileId, { readerId }: Reader): ClientHoldership | undefined => {
      const row = [...given.values()].find(
        ({ businessProfileId, agencyId }) =>
          businessProfileId === id &&
          (memberships.get(readerId) ?? []).some((one) => one.businessProfileId === agencyId),
      )
      if (row === undefined) return undefined
      const { memberId, teamId } = row
      const member = [...accounts.values()].find(({ user }) => user.id === memberId)?.user
      const team = [...teams.values()].find((one) => one.id === teamId)
      return {
        name: team?.name ?? `${member?.firstName ?? ""} ${member?.lastName ?? ""}`.trim(),
        ...(typeof memberId === "number" && { memberId }),
        ...(typeof teamId === "number" && { teamId }),
      }
    }
    const peopleOf = (id: BusinessProfileId): ReadonlyArray<ClientPerson> =>
      [...accounts.values()].flatMap(({ user }) =>
        (memberships.get(user.id) ?? [])
          .filter(({ businessProfileId }) => businessProfileId === id)
          .map(({ roleId }) => ({ userId: user.id, name: `${user.firstName} ${user.lastName}`.trim(), roleId })),
      )
    const factsOf = Effect.fnUntraced(function* (id: BusinessProfileId, periods: BookPeriods, reader?: Reader) {
      const profile = profiles.get(id)
      const currency = profile === undefined ? undefined : currencyWithId(profile.currencyId)?.code
      if (profile === undefined || currency === undefined) return []
      const { name, region, timeZone, thumbnailLogo } = profile
      const contract = reader === undefined ? undefined : contractOf(id, reader)
      const holder = reader === undefined ? undefined : holderOf(id, reader)
      const client: ClientFacts = {
        ...(yield* factsByParts(id, periods)),
        id,
        name,
        region,
        currency,
        timeZone,
        ...(thumbnailLogo !== undefined && { logo: thumbnailLogo }),
        available: wallets.get(id)?.availableBalance ?? 0,
        ...(contract !== undefined && { contract }),
        ...(holder !== undefined && { holder }),
        people: peopleOf(id),
      }
      return [client]
    }, provided)
    const allOf = (clients: ReadonlyArray<BusinessProfileId>, periods: BookPeriods, reader?: Reader) =>
      Effect.map(
        Effect.forEach(clients, (id) => factsOf(id, periods, reader)),
        (found) => found.flat(),
      )
    return {
      page: Effect.fnUntraced(function* ({
        clients,
        words,
        personId,
        teamId,
        isRenewed,
        order,
        after,
        limit,
        portalId,
        readerId,
        ...periods
      }) {
        const wanted = words.toLowerCase()
        const isFound = (facts: ClientFacts) =>
          (facts.name.toLowerCase().includes(wanted) ||
            (wanted !== "" && profiles.get(facts.id)?.storeDomain?.toLowerCase().includes(wanted) === true)) &&
          (teamId === undefined || facts.holder?.teamId === teamId) &&
          (isRenewed === undefined || facts.contract !== undefined) &&
          (personId === undefined || facts.people.some(({ userId }) => userId === personId))
        const key = keyOf[order]
        const found = (yield* allOf(clients, periods, { portalId, readerId }))
          .filter(isFound)
          .toSorted((one, other) => compared(key(one), key(other)))
        const [last] = after === undefined ? [] : yield* factsOf(after, periods)
        return found.filter((facts) => last === undefined || compared(key(last), key(facts)) < 0).slice(0, limit)
      }),
      figures: (_portalId, clients, periods) => Effect.map(allOf(clients, periods), figuresOf),
    }
  }),
)
