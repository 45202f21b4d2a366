import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId, IdempotencyKey, PortalId, type Region, UserId } from "@domain/kernel"
import { PaymentId } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { confirmTopUp, startTopUp } from "../use-cases/top-ups.ts"
import { GatewayDesk } from "./memory-payment-gateways.ts"
import { memoryWalletWorldIn } from "./memory-wallet-world.ts"

const worldIn = (region: Region) =>
  memoryWalletWorldIn(region).pipe(
    Layer.provideMerge(memoryUnitOfWork),
    Layer.provideMerge(MemoryDatabase.layer),
    Layer.provideMerge(TestClock.layer()),
  )

export const businessProfileId = BusinessProfileId.make(5)
/** The owner of the business. */
export const payer = {
  kind: "user",
  userId: UserId.make(3),
  portalId: PortalId.make(1),
  roleIds: [],
  memberships: [{ businessProfileId, roleId: "ClientAccess" }],
} as const

/** Runs a story as a user in a fresh world whose wallets are of one region. */
export const inWalletWorld = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<ReturnType<typeof worldIn>>>,
  region: Region = "IN",
): Promise<A> =>
  Effect.runPromise(story.pipe(Effect.provideService(CurrentActor, payer), Effect.provide(worldIn(region))))

export const keyOf = (n: number) => IdempotencyKey.make(`key-${String(n).padStart(8, "0")}`)

export const startOf = (amount = 5_000_00, key = 1) =>
  startTopUp.handle({ businessProfileId, amount, idempotencyKey: keyOf(key) })

/** Fills the wallet by one more payment at its gateway, and returns the payment's id. */
export const filledBy = Effect.fnUntraced(function* (amount: number, key = 1) {
  const { payment } = yield* startOf(amount, key)
  yield* (yield* GatewayDesk).become(payment.gatewayReference, "Succeeded")
  yield* confirmTopUp.handle({ businessProfileId, paymentId: payment.id })
  return PaymentId.make(payment.id)
})

/** What the wallet may spend, in minor units. */
export const available = Effect.flatMap(Ledger, (ledger) => ledger.wallet(businessProfileId)).pipe(
  Effect.map((wallet) => (wallet._tag === "Some" ? wallet.value.availableBalance : 0)),
)
