import { Effect, Layer, ManagedRuntime, Option, type Result } from "effect"
import pg from "pg"
import { postgresLedger } from "@adapters/postgres"
import { pgLayer, PgPool } from "@adapters/sql"
import { Ledger } from "@application/wallet/ports"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { type PriceBreakdown, PriceListId } from "@domain/pricing"
import { type Holdings, launchLock, type PostingFacts, type Postings, spend, topUp } from "@domain/wallet"
import { median } from "./median.ts"
import { nthRound, recordStatements, type Sent } from "./recorded-posting.ts"

/** The rate of postings against that of their statements alone; `control` is the latter against itself. */
export interface LedgerCost {
  readonly name: string
  readonly perSecond: number
  readonly ratio: number
  readonly control: number
}

const rounds = 7
const postingsPerRound = 160
const wallets = 8
const locked = 1_000_000_000
/** A price of media alone. */
const price: PriceBreakdown = {
  currency: "INR",
  media: locked,
  promoDiscount: 0,
  serviceFee: 0,
  serviceFeeWaived: 0,
  taxes: [],
  tax: 0,
  total: locked,
  days: 1,
  dailyBudget: locked,
  effectivePerDay: locked,
  priceListId: PriceListId.make(1),
  priceListDate: "2026-01-01",
}

const campaignId = CampaignId.make(8_100_000_000)
const profileOf = (number: number) => BusinessProfileId.make(8_100_000_000 + number)

type Decide = (facts: PostingFacts, holdings: Holdings) => Result.Result<Postings, unknown>

/** One posting of a wallet under its own reference. */
const posted = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, name: string, decide: Decide) {
  const event = { businessProfileId, reference: `bench:${name}`, currency: "INR" as const, campaignId }
  const facts = { ...event, at: 0, campaignName: "Bench" }
  yield* (yield* Ledger).post(event, (holdings) => decide(facts, holdings))
})

const spent = (profile: BusinessProfileId, nth: number) =>
  posted(profile, String(nth), (facts, holdings) => spend(facts, holdings, nth))

/** A wallet with a running campaign, and the statements of its first two postings of spend. */
const opened = Effect.fnUntraced(function* (profile: BusinessProfileId, sent: ReadonlyArray<Sent>) {
  yield* posted(profile, "deposit", (facts, holdings) => topUp(facts, holdings, locked))
  yield* posted(profile, "launch", (facts, holdings) => launchLock(facts, holdings, price))
  const from = sent.length
  yield* spent(profile, 1)
  const middle = sent.length
  yield* spent(profile, 2)
  return { first: sent.slice(from, middle), second: sent.slice(middle) }
})

type Recorded = Effect.Success<ReturnType<typeof opened>>

/** A connection that sends the statements of one wallet's postings and decides nothing. */
const bareWallet = async (databaseUrl: string, recorded: Recorded) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let nth = 2
  return {
    post: async () => {
      nth += 1
      for (const { values = [], ...statement } of nthRound(recorded.first, recorded.second, nth))
        await client.query({ ...statement, values: [...values] })
    },
    stop: () => client.end(),
  }
}

/** The same wallet in the product's hands. */
const ownWallet = (runtime: ManagedRuntime.ManagedRuntime<Ledger, unknown>, profile: BusinessProfileId) => {
  let nth = 2
  return { post: () => runtime.runPromise(spent(profile, (nth += 1))), stop: () => Promise.resolve() }
}

interface Poster {
  readonly post: () => Promise<unknown>
  readonly stop: () => Promise<unknown>
}

/** Postings a second of some wallets, each one after the other. */
const rateOf = async (posters: ReadonlyArray<Poster>): Promise<number> => {
  const started = performance.now()
  const each = postingsPerRound / posters.length
  await Promise.all(
    posters.map(async ({ post }) => {
      for (let at = 0; at < each; at += 1) await post()
    }),
  )
  return (postingsPerRound * 1_000) / (performance.now() - started)
}

const kinds = ["own", "bare", "twin"] as const

const measured = async (
  name: string,
  posters: Readonly<Record<(typeof kinds)[number], ReadonlyArray<Poster>>>,
): Promise<LedgerCost> => {
  const rates = { own: new Array<number>(), bare: new Array<number>(), twin: new Array<number>() }
  for (const kind of kinds) await rateOf(posters[kind])
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) rates[kind].push(await rateOf(posters[kind]))
  const against = (kind: "own" | "twin") => median(rates[kind].map((rate, at) => rate / (rates.bare[at] ?? Number.NaN)))
  return { name, perSecond: median(rates.own), ratio: against("own"), control: against("twin") }
}

/** The rate of postings: of one wallet, and of eight at once. */
export const measurePostings = async (databaseUrl: string): Promise<ReadonlyArray<LedgerCost>> => {
  const runtime = ManagedRuntime.make(
    Layer.provideMerge(postgresLedger, pgLayer({ url: databaseUrl, maxConnections: wallets })),
  )
  const bare: Array<Awaited<ReturnType<typeof bareWallet>>> = []
  try {
    const sent = await runtime.runPromise(Effect.map(PgPool, recordStatements))
    const open = (number: number) => runtime.runPromise(opened(profileOf(number), sent))
    const own: Array<Poster> = []
    for (let number = 0; number < wallets; number += 1) {
      await open(number)
      own.push(ownWallet(runtime, profileOf(number)))
    }
    for (let number = wallets; number < 3 * wallets; number += 1)
      bare.push(await bareWallet(databaseUrl, await open(number)))
    const [first, second] = [bare.slice(0, wallets), bare.slice(wallets)]
    const one = await measured("postings of a wallet", {
      own: own.slice(0, 1),
      bare: first.slice(0, 1),
      twin: second.slice(0, 1),
    })
    return [one, await measured("postings of eight wallets at once", { own, bare: first, twin: second })]
  } finally {
    for (const wallet of bare) await wallet.stop()
    await runtime.dispose()
  }
}

/** Pages that the read of a balance touches in a wallet of few and of many entries. */
export interface BalancePages {
  readonly few: number
  readonly many: number
}

const entries = { few: 1_000, many: 1_000_000 } as const
const historic = profileOf(100)

/** Adds transactions of two entries each, a hundred thousand at a time. */
const addEntries = async (database: pg.Client, from: number, until: number): Promise<void> => {
  for (let first = from; first < until; first += 100_000) {
    const last = Math.min(until, first + 100_000)
    await database.query(
      `with wallet as (
         insert into wallets (business_profile_id, currency, available, locked) values ($1, 'INR', $3::int - $2::int, 0)
         on conflict (business_profile_id) do update set available = wallets.available + excluded.available
       ), posted as (
         insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at)
         select $1, 'bench:' || n, 'topUp', 'INR', 1, n, n from generate_series($2::int + 1, $3::int) n
         returning business_profile_id, id
       )
       insert into ledger_entries (business_profile_id, transaction_id, account, amount)
       select posted.business_profile_id, posted.id, side.account, side.amount
       from posted, (values ('gateway', -1), ('available', 1)) as side (account, amount)`,
      [historic, first, last],
    )
  }
}

const pagesOf = async (database: pg.Client, { text, values = [] }: Sent): Promise<number> => {
  const { rows } = await database.query(`explain (analyze, buffers, format json) ${text}`, [...values])
  const { Plan: plan } = rows[0]["QUERY PLAN"][0]
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
}

/** Reads a balance by the ledger's own statement, at a thousand entries and at a million. */
export const measureBalanceRead = async (databaseUrl: string): Promise<BalancePages> => {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    await addEntries(database, 0, entries.few / 2)
    const statement = await Effect.gen(function* () {
      const sent = recordStatements(yield* PgPool)
      const wallet = yield* (yield* Ledger).wallet(historic)
      const [read] = sent
      if (read === undefined || sent.length > 1 || Option.isNone(wallet))
        throw new Error("The balance was not read by one statement")
      return read
    }).pipe(
      Effect.provide(Layer.provideMerge(postgresLedger, pgLayer({ url: databaseUrl, maxConnections: 1 }))),
      Effect.runPromise,
    )
    await pagesOf(database, statement)
    const few = await pagesOf(database, statement)
    await addEntries(database, entries.few / 2, entries.many / 2)
    await pagesOf(database, statement)
    return { few, many: await pagesOf(database, statement) }
  } finally {
    await database.end()
  }
}
