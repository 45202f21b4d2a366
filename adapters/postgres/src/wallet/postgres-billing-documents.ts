import { Array, Effect, Layer, Result } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type DocumentRow } from "@application/kernel"
import { BillingDocuments, type IssuedPeriod, type PeriodSum } from "@application/wallet/ports"
import {
  type BillingDocument,
  type DocumentDraft,
  DocumentId,
  documentNumber,
  type FinancialYear,
  type InvoiceRegistration,
  type IssuedDocument,
  registeredDocument,
  unregisteredDocument,
  type UnregisteredDocument,
} from "@domain/wallet"
import type { PortalId } from "@domain/kernel"
import { orDatabaseDefect } from "../query-results.ts"
import { storedBillingDocument } from "./stored-billing-document.ts"

/** Whose numbers they are: a registered entity's, whichever portals it issues for, else the portal's in a region. */
const issuerOf = (portalId: PortalId, { seller }: DocumentDraft): string =>
  seller.taxNumber ?? `portal:${portalId}:${seller.region}`

const numberOf = ({ seller, kind, financialYear }: DocumentDraft, sequence: number) =>
  documentNumber(seller.seriesPrefix, kind, financialYear, sequence)

/** A document's row with what its registration says, if it has one. */
interface RegisteredRow extends DocumentRow {
  readonly registration: InvoiceRegistration | null
}

/** A document's row with why it is not registered. */
interface RefusedRow extends DocumentRow {
  readonly reason: string
  readonly triedAt: number
}

const issuedDocument = ({ document, version, registration }: RegisteredRow): Effect.Effect<IssuedDocument> =>
  Effect.map(storedBillingDocument.read(document, version), (read) => ({
    ...read,
    ...(registration !== null && { registration }),
  }))

const refusedDocument = ({ document, version, ...latest }: RefusedRow): Effect.Effect<UnregisteredDocument> =>
  Effect.map(storedBillingDocument.read(document, version), (read) => unregisteredDocument(read, latest))

/** Documents in a table that is only added to; the row of a series is the lock under which its numbers are given. */
export const postgresBillingDocuments = Layer.effect(
  BillingDocuments,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const list = (rest: Statement.Fragment) =>
      orDatabaseDefect(
        sql<DocumentRow>`select document, document_version as version from ledger_documents where ${rest}`,
      ).pipe(Effect.flatMap(Effect.forEach(({ document, version }) => storedBillingDocument.read(document, version))))
    const listIssued = (rest: Statement.Fragment) =>
      orDatabaseDefect(
        sql<RegisteredRow>`select document, document_version as version,
          (select jsonb_build_object('irn', irn, 'acknowledgementNumber', acknowledgement_number,
            'acknowledgedAt', acknowledged_at, 'signedQr', signed_qr) || coalesce((
              select jsonb_build_object('cancellation', jsonb_build_object('reason', reason, 'remark', remark,
                'cancelledAt', cancelled_at)) from invoice_cancellations cancelled
              where cancelled.business_profile_id = registered.business_profile_id
              and cancelled.document_id = registered.document_id), '{}') from invoice_registrations registered
            where registered.business_profile_id = ledger_documents.business_profile_id
            and registered.document_id = ledger_documents.id) as registration
          from ledger_documents where ${rest}`,
      ).pipe(Effect.flatMap(Effect.forEach(issuedDocument)))
    const inPeriod = ({ portalId, region, from, to }: IssuedPeriod) => sql`portal_id = ${portalId}
      and issued_on between ${from}::date and ${to}::date and document #>> '{seller,region}' = ${region}`
    const taken = Effect.fnUntraced(function* (issuer: string, draft: DocumentDraft) {
      const series = Result.getOrThrow(numberOf(draft, 1)).split("/")[0]
      const [row] = yield* sql<{ readonly id: number; readonly sequence: number }>`
        insert into document_series (issuer, series, financial_year, last_number)
        values (${issuer}, ${series}, ${draft.financialYear}, 1)
        on conflict (issuer, series, financial_year) do update set last_number = document_series.last_number + 1
        returning last_number as sequence, nextval('document_numbers') as id`
      if (row === undefined) return yield* Effect.die(new Error(`No number for ${draft.reference}`))
      return { id: DocumentId.make(row.id), number: Result.getOrThrow(numberOf(draft, row.sequence)) }
    })
    const kept = Effect.fnUntraced(function* (portalId: PortalId, draft: DocumentDraft) {
      const issuer = issuerOf(portalId, draft)
      const document: BillingDocument = { ...(yield* taken(issuer, draft)), ...draft }
      yield* sql`insert into ledger_documents ${sql.insert({
        business_profile_id: document.businessProfileId,
        id: document.id,
        portal_id: portalId,
        issuer,
        kind: document.kind,
        number: document.number,
        financial_year: document.financialYear,
        reference: document.reference,
        campaign_id: document.campaignId ?? null,
        currency: document.currency,
        tax: document.tax,
        total: document.total,
        issued_on: document.issuedOn,
        document_version: storedBillingDocument.version,
        document: storedBillingDocument.write(document),
      })}`
      return document
    })
    return {
      issue: (portalId, draft) => orDatabaseDefect(kept(portalId, draft)),
      earlier: ({ businessProfileId, campaignId, reference }) =>
        list(sql`business_profile_id = ${businessProfileId}
          and (${campaignId ?? null}::bigint is null or campaign_id = ${campaignId ?? null})
          and (${reference ?? null}::text is null or reference = ${reference ?? null}) order by id`),
      ofEvents: (businessProfileId, references) =>
        references.length === 0
          ? Effect.succeed([])
          : list(sql`business_profile_id = ${businessProfileId} and ${sql.in("reference", references)} order by id`),
      byId: (businessProfileId, id) =>
        Effect.map(
          listIssued(sql`business_profile_id = ${businessProfileId} and id = ${id}`),
          ([document]) => document,
        ),
      list: Effect.fnUntraced(function* (businessProfileId, { kind, financialYear, campaignId }, { limit, offset }) {
        const wanted = sql`business_profile_id = ${businessProfileId}
          and (${kind ?? null}::text is null or kind = ${kind ?? null})
          and (${financialYear ?? null}::text is null or financial_year = ${financialYear ?? null})
          and (${campaignId ?? null}::bigint is null or campaign_id = ${campaignId ?? null})`
        const [counted] = yield* orDatabaseDefect(
          sql<{ readonly total: number }>`select count(*) as total from ledger_documents where ${wanted}`,
        )
        const documents = yield* list(sql`${wanted} order by id desc limit ${limit} offset ${offset}`)
        return { documents, total: counted?.total ?? 0 }
      }),
      years: (businessProfileId) =>
        orDatabaseDefect(
          sql<{ readonly year: FinancialYear }>`select distinct financial_year as year from ledger_documents
            where business_profile_id = ${businessProfileId} order by year desc`,
        ).pipe(Effect.map((rows) => rows.map(({ year }) => year))),
      following: (businessProfileId, financialYear, after, limit) =>
        listIssued(sql`business_profile_id = ${businessProfileId} and financial_year = ${financialYear}
          and id > ${after ?? 0} order by id limit ${limit}`),
      issuedIn: (period, kinds, after, limit) =>
        list(sql`${inPeriod(period)} and ${sql.in("kind", kinds)} and id > ${after ?? 0} order by id limit ${limit}`),
      sumsIn: (period) =>
        orDatabaseDefect(
          sql<PeriodSum>`select kind, currency, count(*)::int as count, sum(tax)::float8 as tax,
            sum(total)::float8 as total from ledger_documents where ${inPeriod(period)}
            group by kind, currency order by kind collate "C", currency collate "C"`,
        ),
      noteRefusal: (businessProfileId, id, { reason, triedAt }) =>
        orDatabaseDefect(
          sql`insert into invoice_refusals (business_profile_id, document_id, reason, tried_at)
            select ${businessProfileId}, ${id}, ${reason}, ${triedAt} where not exists (
              select from invoice_registrations where business_profile_id = ${businessProfileId} and document_id = ${id})
            on conflict (business_profile_id, document_id) do update
            set reason = excluded.reason, tried_at = excluded.tried_at`,
        ).pipe(Effect.asVoid),
      unregistered: Effect.fnUntraced(function* (portalId, { limit, offset }) {
        const refused = sql`from invoice_refusals refusal
          join ledger_documents document on document.business_profile_id = refusal.business_profile_id
            and document.id = refusal.document_id
          where portal_id = ${portalId}`
        const [counted] = yield* orDatabaseDefect(sql<{ readonly total: number }>`select count(*) as total ${refused}`)
        const rows = yield* orDatabaseDefect(
          sql<RefusedRow>`select document.document, document_version as version, reason, tried_at as "triedAt"
            ${refused} order by id limit ${limit} offset ${offset}`,
        )
        return { documents: yield* Effect.forEach(rows, refusedDocument), total: counted?.total ?? 0 }
      }),
      unregisteredById: (portalId, id) =>
        Effect.map(
          list(sql`portal_id = ${portalId} and id = ${id} and exists (select from invoice_refusals refusal
            where refusal.business_profile_id = ledger_documents.business_profile_id
            and refusal.document_id = ledger_documents.id)`),
          Array.head,
        ),
      registered: Effect.fnUntraced(function* (portalId, { limit, offset }) {
        const registered = sql`portal_id = ${portalId} and exists (select from invoice_registrations known
          where known.business_profile_id = ledger_documents.business_profile_id
          and known.document_id = ledger_documents.id)`
        const [counted] = yield* orDatabaseDefect(
          sql<{ readonly total: number }>`select count(*) as total from ledger_documents where ${registered}`,
        )
        const documents = yield* listIssued(sql`${registered} order by (select acknowledged_at
          from invoice_registrations known where known.business_profile_id = ledger_documents.business_profile_id
          and known.document_id = ledger_documents.id) desc, id desc limit ${limit} offset ${offset}`)
        const rows = documents.flatMap(({ registration, ...document }) =>
          registration === undefined ? [] : [registeredDocument(document, registration)],
        )
        return { documents: rows, total: counted?.total ?? 0 }
      }),
      ofPortal: (portalId, id) => Effect.map(listIssued(sql`portal_id = ${portalId} and id = ${id}`), Array.head),
      keepCancellation: (businessProfileId, id, { reason, remark, cancelledAt }) =>
        orDatabaseDefect(
          sql`insert into invoice_cancellations ${sql.insert({
            business_profile_id: businessProfileId,
            document_id: id,
            reason,
            remark,
            cancelled_at: cancelledAt,
          })} on conflict (business_profile_id, document_id) do nothing`,
        ).pipe(Effect.asVoid),
      keepRegistration: (businessProfileId, id, registration) =>
        orDatabaseDefect(
          sql`with registered as (delete from invoice_refusals
              where business_profile_id = ${businessProfileId} and document_id = ${id})
            insert into invoice_registrations ${sql.insert({
              business_profile_id: businessProfileId,
              document_id: id,
              irn: registration.irn,
              acknowledgement_number: registration.acknowledgementNumber,
              acknowledged_at: registration.acknowledgedAt,
              signed_qr: registration.signedQr,
            })} on conflict (business_profile_id, document_id) do nothing`,
        ).pipe(Effect.asVoid),
    }
  }),
)
