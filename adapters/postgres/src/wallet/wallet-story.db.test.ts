import * as fc from "fast-check"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect, test } from "vitest"
import { lawParameters } from "@domain/kernel/testing"
import { change, end, launch, rest, spend } from "./testing/campaign-steps.ts"
import type { Cut } from "./testing/cut-connections.ts"
import { atGateway, confirm, notice, openPayment, openTopUp, reconcile } from "./testing/payment-steps.ts"
import { dispute, refundNotice, refundOf, refundReturned, writeOffDispute } from "./testing/refund-steps.ts"
import { expectAgreement, expectSound } from "./testing/wallet-books.ts"
import { Pencil } from "./testing/wallet-pencil.ts"
import type { Real, Step } from "./testing/wallet-steps.ts"
import { type WalletWorld, walletWorld } from "./testing/wallet-story-world.ts"

/** Stories to tell: a few with the other tests, thousands with `npm run chaos`. */
const stories = Number(process.env["WALLET_STORIES"] ?? 25)

let world: WalletWorld
beforeAll(async () => {
  world = await walletWorld()
})
afterAll(() => world.stop())

/** One step, after which the books are sound and as written down. */
class Told implements fc.AsyncCommand<Pencil, Real> {
  readonly name: string
  readonly step: Step
  readonly cut: Cut | undefined
  constructor(name: string, step: Step, cut: Cut | undefined) {
    this.name = name
    this.step = step
    this.cut = cut
  }
  check() {
    return true
  }
  async run(pencil: Pencil, real: Real) {
    await world.run(TestClock.adjust("1 second"))
    await this.step(pencil, real, this.cut)
    await expectSound(world, real.owner)
    await expectAgreement(world, real.owner, pencil)
  }
  toString() {
    const { at, isReplyLost } = this.cut ?? {}
    return at === undefined
      ? this.name
      : `${this.name}, cut ${isReplyLost === true ? "after" : "before"} statement ${at}`
  }
}

const cut = fc.option(fc.record({ at: fc.integer({ min: 1, max: 24 }), isReplyLost: fc.boolean() }), {
  freq: 2,
  nil: undefined,
})

const told = <Given extends unknown[]>(
  of: (...given: Given) => Step,
  ...given: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> }
) =>
  fc
    .tuple(fc.tuple<Given>(...given), cut)
    .map(([values, where]) => new Told(`${of.name}(${values.join(", ")})`, of(...values), where))

const any = fc.nat(4)
const campaign = fc.nat(1)
const amount = fc.integer({ min: 1, max: 6_000_00 })
const decided = fc.constantFrom("won" as const, "lost" as const)

const commands = fc.commands(
  [
    told(openTopUp, fc.integer({ min: 430_00, max: 6_000_00 })),
    told(openPayment, campaign),
    told(openPayment, campaign),
    told(atGateway, any, fc.constant(true)),
    told(atGateway, any, fc.constant(true)),
    told(atGateway, any, fc.boolean()),
    told(notice, any),
    told(confirm, any),
    told(confirm, any),
    told(reconcile, fc.constantFrom("Successful" as const, "Failed" as const)),
    told(launch, campaign),
    told(launch, campaign),
    told(spend, campaign, fc.nat(7_000_00)),
    told(spend, campaign, fc.nat(7_000_00)),
    told(change, campaign, fc.integer({ min: -2_000_00, max: 2_000_00 })),
    told(rest, campaign),
    told(rest, campaign),
    told(end, campaign, fc.boolean()),
    told(
      refundOf,
      amount,
      fc.constantFrom("Successful" as const, "InProgress" as const, "Failed" as const, "silent" as const),
    ),
    told(refundNotice, any),
    told(dispute, any, decided),
    told(refundReturned, any),
    told(writeOffDispute, any),
  ],
  { maxCommands: 30, size: "max" },
)

test(
  "whatever happens and wherever it is cut, the books say what was written down",
  async () => {
    const tellStory = async (steps: Iterable<fc.AsyncCommand<Pencil, Real, boolean>>) => {
      const real: Real = { world, owner: await world.newOwner(), prices: new Map(), keys: 0 }
      const pencil = new Pencil()
      await fc.asyncModelRun(() => ({ model: pencil, real }), steps)
      await new Told("the end", reconcile("Successful"), undefined).run(pencil, real)
      expect(pencil.refunds.filter(({ state }) => state === "InProgress")).toEqual([])
      await world.rows("update payments set ask_at = 9e15 where business_profile_id = $1", [
        real.owner.businessProfileId,
      ])
    }
    await fc.assert(fc.asyncProperty(commands, tellStory), { ...lawParameters(), numRuns: stories })
  },
  60_000 + stories * 2_000,
)
