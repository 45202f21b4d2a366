import { Effect, Layer, Option, Result } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type BusinessProfileId, PortalId, type Region } from "@domain/kernel"
import {
  type BillingDocument,
  DocumentId,
  documentNumber,
  type InvoiceRegistration,
  registeredDocument,
  type RegistrationCancellation,
  unregisteredDocument,
  type UnregisteredDocument,
} from "@domain/wallet"
import { BilledBusinesses } from "../ports/billed-businesses.ts"
import { BillingDocuments, type IssuedPeriod } from "../ports/billing-documents.ts"
import { DocumentFiles } from "../ports/document-files.ts"

/** Every business is Rao's Bakery, of portal 1 and this region. */
export const memoryBilledBusinesses = (region: Region = "IN") =>
  Layer.succeed(BilledBusinesses, {
    of: () =>
      Effect.succeed({
        portalId: PortalId.make(1),
        portalTitle: "Marquee",
        region,
        name: "Rao's Bakery",
        address: "14 MG Road, Bengaluru",
      }),
  })

type Refusal = Pick<UnregisteredDocument, "reason" | "triedAt">

/** Documents in the in-memory database. */
export const memoryBillingDocuments = Layer.effect(
  BillingDocuments,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<number, BillingDocument & { readonly issuer: string; readonly portalId: PortalId }>(
      "ledger_documents",
    )
    const registrations = database.table<string, InvoiceRegistration>("invoice_registrations")
    const cancellations = database.table<string, RegistrationCancellation>("invoice_cancellations")
    const refusals = database.table<DocumentId, Refusal>("invoice_refusals")
    const registered = (document: BillingDocument) => {
      const key = `${document.businessProfileId}/${document.id}`
      const kept = registrations.get(key)
      const cancellation = cancellations.get(key)
      const registration = kept && { ...kept, ...(cancellation !== undefined && { cancellation }) }
      return { ...document, ...(registration !== undefined && { registration }) }
    }
    const where = (holds: (row: BillingDocument) => boolean) =>
      [...rows.values()].filter(holds).map(({ issuer: _issuer, portalId: _portal, ...document }) => document)
    const refused = (portalId: PortalId) => where(({ id }) => refusals.has(id) && rows.get(id)?.portalId === portalId)
    const of = (businessProfileId: BusinessProfileId) => where((row) => row.businessProfileId === businessProfileId)
    const inPeriod = ({ portalId, region, from, to }: IssuedPeriod) =>
      where(
        ({ id, seller, issuedOn }) =>
          rows.get(id)?.portalId === portalId && seller.region === region && issuedOn >= from && issuedOn <= to,
      )
    return {
      issue: (portalId, draft) =>
        Effect.sync(() => {
          const { seller, kind, financialYear } = draft
          const issuer = seller.taxNumber ?? `${portalId}/${seller.region}`
          const sequence =
            [...rows.values()].filter(
              (row) =>
                row.issuer === issuer &&
                row.seller.seriesPrefix === seller.seriesPrefix &&
                row.kind === kind &&
                row.financialYear === financialYear,
            ).length + 1
          const number = Result.getOrThrow(documentNumber(seller.seriesPrefix, kind, financialYear, sequence))
          const document = { id: DocumentId.make(rows.size + 1), number, ...draft }
          rows.set(document.id, { ...document, issuer, portalId })
          return document
        }),
      earlier: ({ businessProfileId, campaignId, reference }) =>
        Effect.sync(() =>
          of(businessProfileId).filter(
            (row) =>
              (campaignId === undefined || row.campaignId === campaignId) &&
              (reference === undefined || row.reference === reference),
          ),
        ),
      ofEvents: (businessProfileId, references) =>
        Effect.sync(() => of(businessProfileId).filter(({ reference }) => references.includes(reference))),
      byId: (businessProfileId, id) =>
        Effect.sync(() =>
          of(businessProfileId)
            .map(registered)
            .find((row) => row.id === id),
        ),
      list: (businessProfileId, { kind, financialYear, campaignId }, { limit, offset }) =>
        Effect.sync(() => {
          const found = of(businessProfileId)
            .filter(
              (row) =>
                (kind === undefined || row.kind === kind) &&
                (financialYear === undefined || row.financialYear === financialYear) &&
                (campaignId === undefined || row.campaignId === campaignId),
            )
            .toReversed()
          return { documents: found.slice(offset, offset + limit), total: found.length }
        }),
      years: (businessProfileId) =>
        Effect.sync(() => [...new Set(of(businessProfileId).map((row) => row.financialYear))].toSorted().toReversed()),
      following: (businessProfileId, financialYear, after, limit) =>
        Effect.sync(() =>
          of(businessProfileId)
            .filter((row) => row.financialYear === financialYear && (after === undefined || row.id > after))
            .slice(0, limit)
            .map(registered),
        ),
      issuedIn: (period, kinds, after = DocumentId.make(0), limit) =>
        Effect.sync(() =>
          inPeriod(period)
            .filter(({ id, kind }) => kinds.includes(kind) && id > after)
            .slice(0, limit),
        ),
      sumsIn: (period) =>
        Effect.sync(() => {
          const found = inPeriod(period)
          const keys = [...new Set(found.map(({ kind, currency }) => `${kind}/${currency}`))].toSorted()
          return keys.flatMap((key) => {
            const own = found.filter(({ kind, currency }) => `${kind}/${currency}` === key)
            const [first] = own
            if (first === undefined) return []
            return {
              kind: first.kind,
              currency: first.currency,
              count: own.length,
              tax: own.reduce((sum, { tax }) => sum + tax, 0),
              total: own.reduce((sum, { total }) => sum + total, 0),
            }
          })
        }),
      noteRefusal: (businessProfileId, id, latest) =>
        Effect.sync(() => {
          if (!registrations.has(`${businessProfileId}/${id}`)) refusals.set(id, latest)
        }),
      unregistered: (portalId, { limit, offset }) =>
        Effect.sync(() => {
          const found = refused(portalId).flatMap((document) => {
            const latest = refusals.get(document.id)
            return latest === undefined ? [] : [unregisteredDocument(document, latest)]
          })
          return { documents: found.slice(offset, offset + limit), total: found.length }
        }),
      unregisteredById: (portalId, id) =>
        Effect.sync(() => Option.fromUndefinedOr(refused(portalId).find((row) => row.id === id))),
      registered: (portalId, { limit, offset }) =>
        Effect.sync(() => {
          const found = where(({ id }) => rows.get(id)?.portalId === portalId)
            .map(registered)
            .flatMap(({ registration, ...document }) =>
              registration === undefined ? [] : [{ document, registration }],
            )
            .toSorted((one, other) => other.registration.acknowledgedAt - one.registration.acknowledgedAt)
            .map(({ document, registration }) => registeredDocument(document, registration))
          return { documents: found.slice(offset, offset + limit), total: found.length }
        }),
      ofPortal: (portalId, id) =>
        Effect.sync(() =>
          Option.fromUndefinedOr(
            where((row) => row.id === id && rows.get(id)?.portalId === portalId).map(registered)[0],
          ),
        ),
      keepCancellation: (businessProfileId, id, cancellation) =>
        Effect.sync(() => {
          const key = `${businessProfileId}/${id}`
          if (!cancellations.has(key)) cancellations.set(key, cancellation)
        }),
      keepRegistration: (businessProfileId, id, registration) =>
        Effect.sync(() => {
          refusals.delete(id)
          const key = `${businessProfileId}/${id}`
          if (!registrations.has(key)) registrations.set(key, registration)
        }),
    }
  }),
)

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Documents as one line of text: number, portal and language; archives as the lines of their files. */
export const memoryDocumentFiles = Layer.succeed(DocumentFiles, {
  pdf: ({ number }, { title }, language) => Effect.succeed(bytesOf(`${[number, title, language].join(" ")}\n`)),
  inWords: ({ amount }, language) => (language === "en" ? `${amount} in words` : undefined),
  statementIn: () => ({ fileName: "Transactions", heads: ["Moment", "What"], kindOf: (kind) => kind }),
  archive: async function* (files) {
    for await (const { name, bytes } of files) {
      yield bytesOf(`${name}: `)
      yield bytes
    }
  },
})
