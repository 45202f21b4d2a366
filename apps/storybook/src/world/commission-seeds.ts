import { UserRepository } from "@application/identity/ports"
import {
  CampaignCommissions,
  CommissionEarnings,
  CommissionPayouts,
  PublishedCommissionTerms,
} from "@application/wallet/stores"
import { EmailAddress } from "@domain/identity"
import { addDays, CampaignId, localDateAt, regionFacts, UserId } from "@domain/kernel"
import {
  agencyPayee,
  type CampaignCommission,
  type CommissionTerms,
  dueAfter,
  type Earning,
  userPayee,
} from "@domain/wallet"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { agentsClients } from "./client-drafts.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const { portalId, user } = owner
const noa = UserId.make(9_901)
const day = 86_400_000

const terms = (from: string, publishedAt: number): Omit<CommissionTerms, "id"> => ({
  region: "IN",
  from,
  rules: {
    agency: { base: "spend", percent: 2.5, atMost: 5_000_00 },
    referralCode: { base: "fee", percent: 20, atLeast: 100_00, months: 12 },
  },
  waitingDays: 30,
  payoutFrom: 1_000_00,
  twoPeopleFrom: 20_000_00,
  currency: "INR",
  publishedBy: user.id,
  publishedAt,
})

const earning = (month: string, facts: Partial<Earning>): Earning => ({
  businessProfileId: bakery.id,
  campaignId: CampaignId.make(9_201),
  payee: userPayee(user.id),
  kind: "referralCode",
  region: "IN",
  currency: "INR",
  month,
  earned: 0,
  reversed: 0,
  dueOn: dueAfter(month, 30),
  isHeld: false,
  state: "open",
  ...facts,
})

/** Terms in force and coming, and earnings of the owner and of an agency of every standing, this month and before. */
const earned = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const today = localDateAt(now, regionFacts.IN.timeZone)
  const [month, before] = [today.slice(0, 7), addDays(today, -70).slice(0, 7)]
  const published = yield* PublishedCommissionTerms
  yield* published.add({ portalId, ...terms(addDays(today, -200), now - 201 * day) })
  const coming = terms(addDays(today, 20), now - day)
  yield* published.add({
    portalId,
    ...coming,
    rules: { ...coming.rules, agent: { base: "firstCampaign", amount: 750_00 } },
  })
  const payouts = yield* CommissionPayouts
  const approval = { portalId, currency: "INR" as const, approvedBy: user.id, approvedAt: now - 9 * day }
  const paid = yield* payouts.add({
    ...approval,
    payee: userPayee(user.id),
    amount: 3_250_00,
    state: "paid",
    endedBy: user.id,
    endedAt: now - 8 * day,
    reference: "UTR 4471920",
  })
  const earnings = yield* CommissionEarnings
  const agency = agencyPayee(bakery.id)
  for (const row of [
    earning(month, { earned: 1_840_50, code: "MEERA" }),
    earning(month, { earned: 620_00, isHeld: true, code: "MEERA", campaignId: CampaignId.make(9_202) }),
    earning(month, { earned: 900_00, reversed: 900_00, code: "MEERA", campaignId: CampaignId.make(9_203) }),
    earning(month, { earned: 4_310_25, kind: "agency", payee: agency }),
    earning(before, { earned: 2_105_75, code: "MEERA", campaignId: CampaignId.make(9_204) }),
    earning(before, { earned: 3_250_00, state: "paid", payoutId: paid.id, campaignId: CampaignId.make(9_205) }),
  ])
    yield* earnings.add({ portalId, ...row })
  return { now, month, before, approval }
})

/** What an agent and their agency earned. */
export const earnedCommissions: Seed = Effect.gen(function* () {
  yield* agentsClients
  yield* earned
})

const held: CampaignCommission = {
  payee: userPayee(noa),
  kind: "referralCode",
  code: "NOA",
  region: "IN",
  currency: "INR",
  termsId: 1,
  rule: { base: "fee", percent: 20 },
  waitingDays: 30,
  isFirst: true,
  fee: 5_400_00,
  receivable: 0,
  spend: 0,
  accrued: 1_080_00,
  signs: ["sameCard", "sameDevice"],
}

/** A portal with commissions that are held, due, below the least payout and owed, and payouts of every state. */
export const paidCommissions: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const users = yield* UserRepository
  const { phoneNumber: _phone, ...named } = user
  const account = { ...named, id: noa, emailAddress: EmailAddress.make("noa@agency.example") }
  yield* Effect.orDie(users.add({ ...owner, user: { ...account, firstName: "Noa", lastName: "Ben-Ami" } }))
  const { now, before, month, approval } = yield* earned
  const campaignId = CampaignId.make(9_206)
  const commissions = yield* CampaignCommissions
  yield* commissions.add({ portalId, businessProfileId: bakery.id, campaignId, standing: "held", ...held })
  const earnings = yield* CommissionEarnings
  const payee = userPayee(noa)
  yield* earnings.add({
    portalId,
    ...earning(month, { payee, code: "NOA", campaignId, earned: 1_080_00, isHeld: true }),
  })
  yield* earnings.add({ portalId, ...earning(before, { payee, code: "NOA", earned: 31_000_00 }) })
  const payouts = yield* CommissionPayouts
  yield* payouts.add({
    ...approval,
    payee,
    amount: 2_400_00,
    state: "takenBack",
    endedBy: user.id,
    endedAt: now - 7 * day,
  })
  yield* payouts.add({ ...approval, payee, amount: 24_500_00, state: "waitsForSecond", approvedBy: noa })
  yield* payouts.add({ ...approval, payee: agencyPayee(bakery.id), amount: 6_120_00, state: "approved" })
})

/** A portal with more payouts than a page shows; the longest past one has a reference of its own. */
export const manyPayouts: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const at = yield* Clock.currentTimeMillis
  const payouts = yield* CommissionPayouts
  for (let number = 0; number < 24; number += 1)
    yield* payouts.add({
      portalId,
      payee: userPayee(user.id),
      currency: "INR",
      amount: 1_000_00 + number,
      state: "paid",
      approvedBy: user.id,
      approvedAt: at - 9 * day,
      endedBy: user.id,
      endedAt: at - 8 * day,
      reference: `UTR ${1_000 + number}`,
    })
})
