import { Effect, Layer, Option, Result } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import {
  afterPosting,
  campaignHoldings,
  type Holdings,
  type HousePosting,
  isOfHouse,
  isWanted,
  noCampaignHoldings,
  type Posting,
  postingFault,
  statementOf,
  type Wallet,
} from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { decodeCursor, encodeCursor } from "../ports/statement-cursor.ts"

type Kept = { readonly id: number; readonly posting: Posting }

/** A ledger in the in-memory database. */
export const memoryLedger = Layer.effect(
  Ledger,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const wallets = database.table<BusinessProfileId, Wallet>("ledger_wallets")
    const transactions = database.table<number, Kept>("ledger_transactions")
    const owed = database.table<BusinessProfileId, number>("ledger_owed")
    const house = database.table<string, HousePosting>("ledger_house")
    const ofProfile = (id: BusinessProfileId) =>
      [...transactions.values()].filter(({ posting }) => posting.businessProfileId === id)
    const ofCampaign = (id: BusinessProfileId, campaignId: CampaignId | undefined) =>
      campaignId === undefined
        ? noCampaignHoldings
        : campaignHoldings(
            ofProfile(id)
              .filter(({ posting }) => posting.campaignId === campaignId)
              .map(({ posting }) => posting),
          )
    const keep = (holdings: Holdings, posting: Posting): Holdings => {
      const after = afterPosting(holdings, posting)
      const id = transactions.size + 1
      owed.set(posting.businessProfileId, after.owed)
      transactions.set(id, { id, posting })
      wallets.set(posting.businessProfileId, {
        businessProfileId: posting.businessProfileId,
        currency: after.currency,
        availableBalance: after.available,
        promisedBalance: after.promised,
        lockedBalance: after.locked,
      })
      return after
    }
    return {
      post: (event, decide, afterwards) =>
        Effect.gen(function* () {
          const { businessProfileId, reference, campaignId } = event
          if (ofProfile(businessProfileId).some(({ posting }) => posting.reference === reference)) return "known"
          const wallet = wallets.get(businessProfileId)
          let holdings: Holdings = {
            currency: wallet?.currency ?? event.currency,
            available: wallet?.availableBalance ?? 0,
            promised: wallet?.promisedBalance ?? 0,
            locked: wallet?.lockedBalance ?? 0,
            owed: owed.get(businessProfileId) ?? 0,
            campaign: ofCampaign(businessProfileId, campaignId),
          }
          const decided = decide(holdings)
          if (Result.isFailure(decided)) return yield* Effect.fail(decided.failure)
          for (const posting of decided.success) {
            const fault = postingFault(holdings, posting)
            if (fault !== undefined) return yield* Effect.die(new Error(`The posting ${reference} is ${fault}`))
            holdings = keep(holdings, posting)
          }
          if (afterwards !== undefined) yield* afterwards(decided.success)
          return "posted"
        }),
      postToHouse: (posting) =>
        isOfHouse(posting)
          ? Effect.sync(() => {
              const name = `${posting.currency} ${posting.kind} ${posting.reference}`
              if (house.has(name)) return "known"
              house.set(name, posting)
              return "posted"
            })
          : Effect.die(new Error(`The posting ${posting.reference} is not the house's`)),
      wallet: (id) => Effect.sync(() => Option.fromNullishOr(wallets.get(id))),
      wallets: (ids) =>
        Effect.sync(() =>
          [...new Set(ids)].toSorted((one, other) => one - other).flatMap((id) => wallets.get(id) ?? []),
        ),
      campaign: (id, campaignId) => Effect.sync(() => ofCampaign(id, campaignId)),
      statement: (businessProfileId, { timeZone, limit, filter = {}, cursor, offset = 0 }) =>
        Effect.sync(() => {
          const before = decodeCursor(cursor) ?? Number.POSITIVE_INFINITY
          const postings = ofProfile(businessProfileId).map(({ posting }) => posting)
          const rest = statementOf(postings, timeZone)
            .filter((line) => line.id < before && isWanted(line, filter, timeZone))
            .slice(offset)
          const page = rest.slice(0, limit)
          const last = page.at(-1)
          return {
            transactions: page,
            ...(last !== undefined && rest.length > limit ? { nextCursor: encodeCursor(last.id) } : {}),
          }
        }),
    }
  }),
)
