import { Context, type Effect, type Option } from "effect"
import type {
  BusinessProfileId,
  CampaignId,
  CurrencyCode,
  LocalDate,
  MinorUnits,
  PortalId,
  Region,
} from "@domain/kernel"
import type {
  BillingDocument,
  DocumentDraft,
  DocumentId,
  DocumentKind,
  FinancialYear,
  InvoiceRegistration,
  IssuedDocument,
  RegisteredDocument,
  RegistrationCancellation,
  UnregisteredDocument,
} from "@domain/wallet"

/** What a list of documents is limited to. */
export interface DocumentFilter {
  readonly kind?: DocumentKind
  readonly financialYear?: FinancialYear
  readonly campaignId?: CampaignId
}

/** Which documents a new document may be about: a campaign's documents, or the documents of one event in the ledger. */
export interface EarlierDocuments {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId?: CampaignId
  readonly reference?: string
}

/** Documents that a portal issued in a region between two days, both included. */
export interface IssuedPeriod {
  readonly portalId: PortalId
  readonly region: Region
  readonly from: LocalDate
  readonly to: LocalDate
}

/** What a portal's documents of one kind and currency sum to. */
export interface PeriodSum {
  readonly kind: DocumentKind
  readonly currency: CurrencyCode
  readonly count: number
  readonly tax: MinorUnits
  readonly total: MinorUnits
}

/** Issued documents, which are added and never changed or deleted. */
export class BillingDocuments extends Context.Service<
  BillingDocuments,
  {
    /**
     * Keeps a document in the caller's transaction under the next number of its series: others of the series wait, and a
     * transaction that is rolled back leaves no gap.
     */
    readonly issue: (portalId: PortalId, draft: DocumentDraft) => Effect.Effect<BillingDocument>
    /** Oldest first. */
    readonly earlier: (of: EarlierDocuments) => Effect.Effect<ReadonlyArray<BillingDocument>>
    /** The documents of these events of a business. */
    readonly ofEvents: (
      businessProfileId: BusinessProfileId,
      references: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<BillingDocument>>
    readonly byId: (businessProfileId: BusinessProfileId, id: DocumentId) => Effect.Effect<IssuedDocument | undefined>
    /** A page, newest first, after `offset` documents, and how many there are in all. */
    readonly list: (
      businessProfileId: BusinessProfileId,
      filter: DocumentFilter,
      page: { readonly limit: number; readonly offset: number },
    ) => Effect.Effect<{ readonly documents: ReadonlyArray<BillingDocument>; readonly total: number }>
    /** The financial years that a business has documents of, the latest first. */
    readonly years: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<FinancialYear>>
    /** Documents of a year after one of them, oldest first. */
    readonly following: (
      businessProfileId: BusinessProfileId,
      financialYear: FinancialYear,
      after: DocumentId | undefined,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<IssuedDocument>>
    /** Documents of a period and of these kinds after one of them, oldest first. */
    readonly issuedIn: (
      period: IssuedPeriod,
      kinds: ReadonlyArray<DocumentKind>,
      after: DocumentId | undefined,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<BillingDocument>>
    /** What the documents of a period sum to, by kind and currency, in their alphabetical order. */
    readonly sumsIn: (period: IssuedPeriod) => Effect.Effect<ReadonlyArray<PeriodSum>>
    /** Notes why a document was not registered, in place of the reason before; nothing of one that is registered. */
    readonly noteRefusal: (
      businessProfileId: BusinessProfileId,
      id: DocumentId,
      latest: Pick<UnregisteredDocument, "reason" | "triedAt">,
    ) => Effect.Effect<void>
    /** Documents of a portal that were not registered so far, the oldest first, and how many there are in all. */
    readonly unregistered: (
      portalId: PortalId,
      page: { readonly limit: number; readonly offset: number },
    ) => Effect.Effect<{ readonly documents: ReadonlyArray<UnregisteredDocument>; readonly total: number }>
    /** One of those, as it was issued. */
    readonly unregisteredById: (portalId: PortalId, id: DocumentId) => Effect.Effect<Option.Option<BillingDocument>>
    /** Documents of a portal that are registered, the latest registration first, and how many there are in all. */
    readonly registered: (
      portalId: PortalId,
      page: { readonly limit: number; readonly offset: number },
    ) => Effect.Effect<{ readonly documents: ReadonlyArray<RegisteredDocument>; readonly total: number }>
    /** One of a portal's documents, with its registration where it has one. */
    readonly ofPortal: (portalId: PortalId, id: DocumentId) => Effect.Effect<Option.Option<IssuedDocument>>
    /** Keeps that a document's registration was cancelled; the first stays. */
    readonly keepCancellation: (
      businessProfileId: BusinessProfileId,
      id: DocumentId,
      cancellation: RegistrationCancellation,
    ) => Effect.Effect<void>
    /** Keeps a document's registration beside it and forgets why it had none; the first stays. */
    readonly keepRegistration: (
      businessProfileId: BusinessProfileId,
      id: DocumentId,
      registration: InvoiceRegistration,
    ) => Effect.Effect<void>
  }
>()("wallet/BillingDocuments") {}
