import { JobQueue, Profiles, Tables, withServices } from "@application/kernel"
import { MoneyFollowers } from "@application/wallet/services"
import { documentEvent, issueEvent, type PortalEvent, reversalEvents } from "@domain/integrations"
import type { PaymentRecord } from "@domain/wallet"
import { Effect, Layer } from "effect"
import { FollowedPortals } from "../ports/followed-portals.ts"
import { announce, announceOf } from "./announced-events.ts"

const paymentEvent = (event: PortalEvent["event"], paid: PaymentRecord, amount: number): PortalEvent => {
  const { businessProfileId, payment } = paid
  const { gatewayReference: reference, currency } = payment
  return { event, subject: `payment:${reference}`, data: { businessProfileId, reference, amount, currency } }
}

/** Money that is told to the endpoints of its portal. */
export const announcedMoney = Layer.effect(
  MoneyFollowers,
  Effect.gen(function* () {
    const provided = yield* withServices(FollowedPortals, JobQueue, Profiles, Tables)
    const tell = (event: PortalEvent["event"], paid: PaymentRecord, amount: number) =>
      provided(announceOf(paid.businessProfileId, [paymentEvent(event, paid, amount)]))
    return {
      received: (paid) => tell("payment.received", paid, paid.payment.amount),
      reversed: (paid, step, amount) => tell(reversalEvents[step], paid, amount),
      issueOpened: (portalId, issue) => provided(announce(portalId, issueEvent(issue))),
      documentIssued: (portalId, document) => provided(announce(portalId, documentEvent(document))),
    }
  }),
)
