import type { AccessDenied, FailureOf } from "@application/kernel"
import type { DeclineCause, GatewayFields, Payment, PaymentHandover } from "@domain/wallet"
import type { ConfirmPayment, StartPayment } from "../contract/payments.ts"
import type { ConfirmSummaryPayment, StartSummaryPayment } from "../contract/summary-payments.ts"
import type { StartTopUp } from "../contract/top-ups.ts"

/** What is not right in the card's fields before anything is sent. */
export type CardProblem =
  | "numberIncomplete"
  | "numberInvalid"
  | "expiryIncomplete"
  | "expiryPast"
  | "codeIncomplete"
  | "other"

/**
 * How a gateway's own window or card fields ended. All but `incomplete`, where nothing was sent, is a hint: the server asks the
 * gateway for the outcome.
 */
export type WindowOutcome =
  | { readonly status: "paid"; readonly returned?: GatewayFields }
  | { readonly status: "incomplete"; readonly problem: CardProblem }
  | { readonly status: "closed" | "declined" | "unknown" }

/** What the gateway's window shows of the buyer and the seller. */
export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly seller: string
  readonly colour: string
}

/** A gateway's fields that stand in the page. */
export interface MountedFields {
  /** Pays; a new card is kept for later payments only where its holder asked for that. */
  readonly confirm: (options?: { readonly keepsCard?: boolean }) => Promise<WindowOutcome>
  readonly unmount: () => void
}

/** What puts a gateway's fields into a page: of a payment, or of a card to keep. */
export type FieldsHandover = Pick<PaymentHandover, "gateway" | "scriptUrl" | "fields">

/** The gateways' own scripts in this browser. */
export interface PaymentWindow {
  /** Opens the window of a gateway that has one of its own. */
  readonly open: (handover: PaymentHandover, buyer: Buyer) => Promise<WindowOutcome>
  /** Puts the fields of a gateway that is paid in the page into `element`. */
  readonly mount: (
    handover: FieldsHandover,
    element: unknown,
    options: { readonly language: string; readonly onReady: () => void },
  ) => Promise<MountedFields>
}

/** Why a payment was not opened. */
export type StartFailure =
  | FailureOf<typeof StartPayment>
  | FailureOf<typeof StartSummaryPayment>
  | FailureOf<typeof StartTopUp>
  | AccessDenied
/** Why a payment's money did not do what it was paid for. */
export type ConfirmFailure = FailureOf<typeof ConfirmPayment> | FailureOf<typeof ConfirmSummaryPayment> | AccessDenied

export type PaymentState =
  | { readonly status: "idle" }
  | { readonly status: "preparing" }
  | { readonly status: "cardFields"; readonly handover: PaymentHandover }
  | { readonly status: "windowOpen" }
  | { readonly status: "confirming" }
  /** Without a payment the wallet paid all of it. */
  | { readonly status: "paid"; readonly payment?: Payment }
  | { readonly status: "incomplete"; readonly problem: CardProblem }
  /** The bank has not decided yet, or nobody can say; it is asked about as long as the page is open. */
  | { readonly status: "pending" }
  /** From here on the server has the gateway's word that nothing was taken. */
  | { readonly status: "closed" }
  | { readonly status: "notTaken" }
  /** Taken and reversed at the gateway: the campaign must be paid again. */
  | { readonly status: "reversed"; readonly payment: Payment }
  | { readonly status: "declined"; readonly cause: DeclineCause }
  | { readonly status: "refused"; readonly failure: StartFailure | ConfirmFailure }
  | { readonly status: "offline" }
