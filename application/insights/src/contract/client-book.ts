import { contract, fileOutput, listOf, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { BookClient, BookFigure, ClientHealth, ClientSign } from "@domain/insights"
import { BusinessProfileId, LocalDate, UserId } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Clients of agencies"

/** In which order clients are listed; the first unless asked. */
export const bookOrders = ["newest", "urgent", "name", "spent", "waiting", "ending"] as const
/** How many clients are judged for an order by urgency, and for the counts of the figures. */
export const mostJudged = 1_000

/** Clients that a file names at most. */
const mostNamed = 100

/** Which clients are asked for, over which days. */
const asked = {
  from: LocalDate,
  to: LocalDate,
  search: optional(textOf(100)),
  health: optional(ClientHealth),
  sign: optional(ClientSign),
  personId: optional(UserId),
  teamId: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))),
} as const

/** A page of the caller's clients. Ours. */
export const ListClientBook = contract("insights/ListClientBook", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /clientBook",
  group,
  summary: "List your clients with how they stand",
  description:
    "Clients are the businesses whose reports the caller may read. Figures, verdict and next act equal each client's dashboard for from to to, at most 400 days, with the equal period before. search finds names and websites; personId a member, and teamId a team of the caller's agency that they are given to. The next page begins after the client that the answer names; with health or sign a page may have fewer rows than limit and still go on. urgent orders the thousand newest clients.",
  example: { from: "2026-11-01", to: "2026-11-30", health: "NeedsYou", order: "newest", limit: 25 },
  input: Schema.Struct({
    ...asked,
    order: optional(Schema.Literals(bookOrders)),
    after: optional(BusinessProfileId),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ clients: Schema.Array(BookClient), next: optional(BusinessProfileId) }),
})

/** Sums over all of the caller's clients, by currency, and how many stand how. Ours. */
export const GetBookFigures = contract("insights/GetBookFigures", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /clientBook/figures",
  group,
  summary: "Get the figures of all your clients by currency",
  description:
    "Money stands by currency and is never added across currencies. standings counts how the thousand newest clients stand, by health, and people are the members of these clients who have several, by name.",
  example: { from: "2026-11-01", to: "2026-11-30" },
  input: Schema.Struct({ from: LocalDate, to: LocalDate }),
  output: Schema.Struct({
    clients: Schema.Int,
    figures: Schema.Array(BookFigure),
    standings: Schema.Array(Schema.Struct({ health: ClientHealth, clients: Schema.Int })),
    people: Schema.Array(Schema.Struct({ userId: UserId, name: Schema.String, clients: Schema.Int })),
  }),
})

/** The caller's clients as a file, which the log remembers. Ours. */
export const ExportClientBook = contract("insights/ExportClientBook", {
  kind: "workflow",
  access: "reportOnClients",
  route: "GET /clientBook/file",
  answersFiles: ["text/csv"],
  group,
  summary: "Download your clients as a file",
  description:
    "The clients of ListClientBook on all pages, newest first, or the chosen clients among them, without the envelope: CSV in UTF-8 with a byte-order mark, heads in language (en by default), amounts in major units of each client's currency, and nothing where nothing is known. No cell runs as a formula. The file is made while it is read; a connection that ends early means that it is not whole. At most 60 an hour, together with reports; who took how many clients away is remembered.",
  example: { from: "2026-11-01", to: "2026-11-30", health: "NeedsYou", language: "en" },
  input: Schema.Struct({
    ...asked,
    clients: optional(listOf(BusinessProfileId, mostNamed)),
    language: optional(Schema.Literals(portalLanguages)),
  }),
  output: fileOutput,
  failures: [TooManyRequests],
})
