import { currentUser, FileAnswer, handler, UnitOfWork } from "@application/kernel"
import { type BookClient, bookColumns, bookRow, byteOrderMark, csvOf } from "@domain/insights"
import { type BusinessProfileId, localDateAt } from "@domain/kernel"
import { Clock, Effect, Option, Stream } from "effect"
import { ExportClientBook } from "../contract/client-book.ts"
import { BookFileTexts } from "../ports/book-file-texts.ts"
import { ClientBook } from "../ports/client-book.ts"
import { BookFiles } from "../stores/book-files.ts"
import { askedBook, fitsIn, shownClients } from "./client-book.ts"
import { contentTypes } from "./report-files.ts"
import { count } from "./report-limits.ts"

/** Clients of one statement: they are what a file holds in memory. */
const batchSize = 100

/** Each batch is a statement of its own, so that a slow reader holds neither a connection nor a snapshot. */
export const exportClientBook = handler(
  ExportClientBook,
  Effect.fnUntraced(function* ({ language = "en", clients: named, ...input }) {
    const actor = yield* currentUser
    const { portalId, userId } = actor
    yield* count("report-file:user", userId)
    const book = yield* ClientBook
    const all = askedBook(actor, input)
    const asked = named === undefined ? all : { ...all, clients: all.clients.filter((id) => named.includes(id)) }
    const fits = fitsIn(input) ?? (() => true)
    const words = (yield* BookFileTexts).in(language)
    const exportedAt = yield* Clock.currentTimeMillis
    const note = Effect.flatMap(BookFiles, (files) =>
      files.add({ portalId, userId, exportedAt, clients: asked.clients.length }),
    )
    yield* (yield* UnitOfWork).transact(note)
    const rowOf = (client: BookClient) => bookRow(client, words, (instant) => localDateAt(instant, "UTC"))
    const nextBatch = Effect.fnUntraced(function* (after: BusinessProfileId | undefined) {
      const facts = yield* book.page({
        ...asked,
        order: "newest",
        limit: batchSize,
        ...(after !== undefined && { after }),
      })
      const rows = (yield* shownClients(actor, facts)).filter(fits).map(rowOf)
      const last = facts.length < batchSize ? undefined : facts.at(-1)
      return [[rows], last === undefined ? Option.none() : Option.some<BusinessProfileId>(last.id)] as const
    })
    const lines = Stream.map(Stream.paginate(undefined as BusinessProfileId | undefined, nextBatch), csvOf)
    const head = byteOrderMark + csvOf([bookColumns.map(words.headOf)])
    return new FileAnswer({
      contentType: contentTypes.csv,
      fileName: `${words.fileName} ${asked.days.from} ${asked.days.to}.csv`,
      body: yield* Stream.toAsyncIterableEffect(Stream.encodeText(Stream.concat(Stream.make(head), lines))),
    })
  }),
)
