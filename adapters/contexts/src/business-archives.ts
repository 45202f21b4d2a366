import { BusinessArchives, BusinessErasures } from "@application/identity/ports"
import { LeadTables, Profiles, withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { BillingDocuments, DocumentFiles } from "@application/wallet/ports"
import { byteOrderMark, csvRows } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import type { DocumentId } from "@domain/wallet"
import { Effect, Layer, Option, Schema, Stream } from "effect"

const documentsAtOnce = 100

/** The columns of the file of campaigns, as the database names them. */
const campaignColumns = ["id", "name", "status", "region", "start_date", "end_date", "created_at"] as const

const Records = Schema.fromJsonString(
  Schema.Struct({
    campaigns: Schema.optionalKey(Schema.Array(Schema.Record(Schema.String, Schema.Unknown))),
  }),
)

const cell = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "")

const text = (name: string, content: string) => ({ name, bytes: new TextEncoder().encode(content) })

/** Records as JSON, with a table of the campaigns beside them. */
const records = Effect.fnUntraced(function* (id: BusinessProfileId) {
  const { portalId } = yield* Effect.orDie((yield* Profiles).of(id))
  const document = yield* (yield* BusinessErasures).collect(portalId, id)
  const { campaigns = [] } = yield* Effect.orDie(Schema.decodeUnknownEffect(Records)(document))
  const rows = campaigns.map((campaign) => campaignColumns.map((column) => cell(campaign[column])))
  return [
    text("records.json", document),
    text("campaigns.csv", byteOrderMark + csvRows([[...campaignColumns], ...rows])),
  ]
})

/** The papers of every year, each drawn when the archive comes to it. */
const papers = (id: BusinessProfileId) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const documents = yield* BillingDocuments
      const files = yield* DocumentFiles
      const { portalId } = yield* Effect.orDie((yield* Profiles).of(id))
      const brand = yield* (yield* Portals).byId(portalId)
      const ofYear = (year: Parameters<typeof documents.following>[1]) =>
        Stream.paginate(undefined as DocumentId | undefined, (after) =>
          Effect.map(documents.following(id, year, after, documentsAtOnce), (found) => [
            found,
            found.length < documentsAtOnce ? Option.none() : Option.fromUndefinedOr(found.at(-1)?.id),
          ]),
        )
      return Stream.fromIterable(yield* documents.years(id)).pipe(
        Stream.flatMap(ofYear),
        Stream.mapEffect((document) =>
          Effect.map(files.pdf(document, brand, "en"), (bytes) => ({
            name: `papers/${document.number.replaceAll("/", "-")}.pdf`,
            bytes,
          })),
        ),
      )
    }),
  )

/** Leads leave as every download of leads does, so that the business's list of downloads has this one too. */
const leads = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const body = yield* (yield* LeadTables).of(businessProfileId)
  const parts: Array<Uint8Array> = []
  yield* Stream.runForEach(
    Stream.fromAsyncIterable(body, (cause) => cause),
    (part) => Effect.sync(() => void parts.push(part)),
  ).pipe(Effect.orDie)
  return { name: "leads.csv", bytes: new Uint8Array(Buffer.concat(parts)) }
})

const archiveOf = Effect.fnUntraced(function* (id: BusinessProfileId) {
  const first = [...(yield* records(id)), yield* leads(id)]
  const files = Stream.concat(Stream.fromIterable(first), papers(id))
  return (yield* DocumentFiles).archive(yield* Stream.toAsyncIterableEffect(files))
})

/** A business's records, leads and papers as one archive. */
export const businessArchives = Layer.effect(
  BusinessArchives,
  Effect.gen(function* () {
    const provided = yield* withServices(
      BillingDocuments,
      BusinessErasures,
      DocumentFiles,
      LeadTables,
      Portals,
      Profiles,
    )
    return { of: (id) => provided(archiveOf(id)) }
  }),
)
