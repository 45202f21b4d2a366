import { SpendForecasts } from "@application/campaigns/services"
import { type Actor, currentUser, handler, type InputOf, mayOn } from "@application/kernel"
import { type ClientRenewal, isRenewalDue, nearRenewalDays, nextRenewal } from "@domain/businesses"
import { resultKindOf } from "@domain/campaigns"
import {
  type BookClient,
  byUrgency,
  ClientHealth,
  type ClientSign,
  countOfSign,
  dashboardRange,
  isRenewalNear,
  renewalOf,
  standingOfClient,
} from "@domain/insights"
import { type BusinessProfileId, daysBetween, type LocalDate, localDateAt, previousRange } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { GetBookFigures, ListClientBook, mostJudged } from "../contract/client-book.ts"
import { type BookQuery, ClientBook, type ClientFacts } from "../ports/client-book.ts"
import { judgedBusiness } from "./judged-business.ts"

const pageSize = 25
/** Clients that one statement reads where most of them may be left out. */
const batchSize = 100
/** Clients that a page goes through at most before it says where to go on. */
const mostLookedThrough = 1_000

/** Somebody who is signed in. */
export type SignedIn = Extract<Actor, { readonly kind: "user" }>

/** The clients of the caller, newest first; each is asked about with its own membership alone, however many there are. */
const clientsOf = (actor: SignedIn): ReadonlyArray<BusinessProfileId> =>
  actor.memberships
    .filter((membership) => mayOn({ ...actor, memberships: [membership] }, "readReports", membership.businessProfileId))
    .map(({ businessProfileId }) => businessProfileId)
    .toSorted((one, other) => other - one)

const contractOn = (contract: ClientRenewal, today: LocalDate) => {
  const endsOn = nextRenewal(contract, today)
  return {
    endsOn,
    isDue: isRenewalDue(contract, today),
    isNear: daysBetween(today, endsOn) <= nearRenewalDays,
  }
}

/** A client as the book shows it. */
const bookClient = Effect.fnUntraced(function* (facts: ClientFacts, isFrozen: boolean) {
  const { id, name, region, currency, timeZone, logo, report, campaigns, running, unanswered, people } = facts
  const now = yield* Clock.currentTimeMillis
  const wallet = yield* (yield* SpendForecasts).over(facts.available, running)
  const { nextActions, verdict, ofCampaigns } = judgedBusiness(facts, { region, wallet, now })
  const isOneKind = new Set(ofCampaigns.map(resultKindOf)).size === 1
  const { objective, resultsAre } = ofCampaigns[0] ?? {}
  const renewal = renewalOf(campaigns)
  const today = localDateAt(now, timeZone)
  const client: BookClient = {
    id,
    name,
    region,
    currency,
    ...(logo !== undefined && { logo }),
    ...standingOfClient({ isFrozen, actions: nextActions, ...(verdict !== undefined && { verdict }) }),
    totals: report.totals,
    previous: report.previous,
    ...(isOneKind && objective !== undefined && { objective }),
    ...(isOneKind && resultsAre !== undefined && { resultsAre }),
    wallet: {
      available: facts.available,
      ...(wallet.daysLeft !== undefined && { daysLeft: wallet.daysLeft }),
      isLow: wallet.isLow,
    },
    running: running.length,
    paused: nextActions.find(({ kind }) => kind === "resumePaused")?.count ?? 0,
    leads: unanswered,
    refused: countOfSign("refused", nextActions),
    approvals: countOfSign("approvals", nextActions),
    ...(renewal !== undefined && { renewal }),
    ...(facts.contract !== undefined && { contract: contractOn(facts.contract, today) }),
    ...(facts.holder !== undefined && { holder: facts.holder }),
    today,
    people,
  }
  return client
})

const hasSign = (client: BookClient, sign: ClientSign): boolean => {
  const { leads, refused, approvals, wallet, renewal, today, act } = client
  return {
    leads: leads.count > 0,
    refused: refused > 0,
    approvals: approvals > 0,
    money: wallet.isLow || act?.kind === "topUp",
    renewal: isRenewalNear(renewal, today),
    contract: client.contract?.isNear === true,
  }[sign]
}

type Asked = Omit<BookQuery, "after" | "limit" | "order">

const periodsOf = (from: LocalDate, to: LocalDate) => {
  const days = dashboardRange(from, to)
  return { days, before: previousRange(days) }
}

/** Facts of clients as the book shows them. */
export const shownClients = ({ memberships }: SignedIn, facts: ReadonlyArray<ClientFacts>) => {
  const frozen = new Set(memberships.flatMap((one) => (one.isFrozen === true ? [one.businessProfileId] : [])))
  return Effect.forEach(facts, (one) => bookClient(one, frozen.has(one.id)))
}

/** Clients in an order from a place on, batch by batch, until as many fit as are wanted or enough were looked through. */
const fittingClients = Effect.fnUntraced(function* (
  actor: SignedIn,
  asked: Asked & Pick<BookQuery, "order" | "after">,
  limit: number,
  fits: ((client: BookClient) => boolean) | undefined,
) {
  const book = yield* ClientBook
  const clients: Array<BookClient> = []
  let after = asked.after
  for (let read = 0; read < mostLookedThrough; read += batchSize) {
    const size = fits === undefined ? limit + 1 : batchSize
    const facts = yield* book.page({ ...asked, ...(after !== undefined && { after }), limit: size })
    for (const client of yield* shownClients(actor, facts)) {
      if (clients.length === limit) return { clients, next: after }
      after = client.id
      if (fits === undefined || fits(client)) clients.push(client)
    }
    if (facts.length < size) return { clients }
  }
  return { clients, next: after }
})

/** The newest clients by urgency; a page begins after a client's place among them. */
const urgentClients = Effect.fnUntraced(function* (
  actor: SignedIn,
  asked: Asked,
  after: BusinessProfileId | undefined,
  limit: number,
  fits: (client: BookClient) => boolean,
) {
  const facts = yield* (yield* ClientBook).page({ ...asked, order: "newest", limit: mostJudged })
  const ordered = (yield* shownClients(actor, facts))
    .filter(fits)
    .toSorted((one, other) => byUrgency(one, other) || other.id - one.id)
  const begin = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1
  const clients = ordered.slice(begin, begin + limit)
  const last = clients.at(-1)
  return { clients, next: ordered.length > begin + limit ? last?.id : undefined }
})

type Narrowed = Pick<InputOf<typeof ListClientBook>, "health" | "sign">

/** Whether a client is one that is looked for; undefined where every client is. */
export const fitsIn = ({ health, sign }: Narrowed): ((client: BookClient) => boolean) | undefined =>
  health === undefined && sign === undefined
    ? undefined
    : (client) => (health === undefined || client.health === health) && (sign === undefined || hasSign(client, sign))

/** The question that the database answers of a caller's clients. */
export const askedBook = (
  actor: SignedIn,
  {
    from,
    to,
    search = "",
    personId,
    teamId,
    sign,
  }: Pick<InputOf<typeof ListClientBook>, "from" | "to" | "search" | "personId" | "teamId" | "sign">,
): Asked => ({
  portalId: actor.portalId,
  readerId: actor.userId,
  clients: clientsOf(actor),
  words: search.trim(),
  ...(personId !== undefined && { personId }),
  ...(teamId !== undefined && { teamId }),
  ...(sign === "contract" && { isRenewed: true as const }),
  ...periodsOf(from, to),
})

export const listClientBook = handler(
  ListClientBook,
  Effect.fnUntraced(function* ({ order = "newest", limit = pageSize, after, ...input }) {
    const actor = yield* currentUser
    const asked = askedBook(actor, input)
    const fits = fitsIn(input)
    const { clients, next } =
      order === "urgent"
        ? yield* urgentClients(actor, asked, after, limit, fits ?? (() => true))
        : yield* fittingClients(actor, { ...asked, order, ...(after !== undefined && { after }) }, limit, fits)
    return { clients, ...(next !== undefined && { next }) }
  }),
)

/** People whom a list may be narrowed by. */
const mostPeople = 100

/** Members of several clients, by name: whoever has one client alone is told in its row. */
const sharedPeople = (clients: ReadonlyArray<BookClient>) =>
  [
    ...Map.groupBy(
      clients.flatMap(({ people }) => people),
      ({ userId }) => userId,
    ),
  ]
    .flatMap(([userId, [first, ...others]]) =>
      first === undefined || others.length === 0 ? [] : [{ userId, name: first.name, clients: others.length + 1 }],
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.userId - other.userId))
    .slice(0, mostPeople)

export const getBookFigures = handler(
  GetBookFigures,
  Effect.fnUntraced(function* ({ from, to }) {
    const actor = yield* currentUser
    const book = yield* ClientBook
    const { portalId, userId: readerId } = actor
    const clients = clientsOf(actor)
    const periods = periodsOf(from, to)
    const figures = yield* book.figures(portalId, clients, periods)
    const newest = { portalId, readerId, clients, words: "", ...periods, order: "newest", limit: mostJudged } as const
    const judged = yield* shownClients(actor, yield* book.page(newest))
    return {
      clients: figures.reduce((sum, figure) => sum + figure.clients, 0),
      figures,
      standings: ClientHealth.literals.map((health) => ({
        health,
        clients: judged.filter((client) => client.health === health).length,
      })),
      people: sharedPeople(judged),
    }
  }),
)
