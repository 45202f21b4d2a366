import { Context, Effect, Option, Schema } from "effect"
import { endpoint } from "@adapters/http-api"
import {
  contract,
  CurrentRequest,
  FileAnswer,
  fileOutput,
  JsonText,
  Overloaded,
  type OutputOf,
  UploadedFile,
  handler,
  read,
  RefreshTokenCarrier,
} from "@application/kernel"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, wireEnum } from "@domain/kernel"

const Colour = wireEnum({ Red: 1, Blue: 2 })

class Refused extends Schema.TaggedError<Refused>()("Refused", { errorCode: errorCode(104), why: Schema.String }) {}

class Waits extends Schema.TaggedError<Waits>()("Waits", {
  errorCode: errorCode(1005),
  retryAfterSeconds: Schema.Int,
}) {}

class WaitsUntil extends Schema.TaggedError<WaitsUntil>()("WaitsUntil", {
  errorCode: errorCode(800),
  resendAt: Schema.Number,
}) {}

export const ListThings = contract("test/ListThings", {
  kind: "query",
  access: "readCampaigns",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    colours: Schema.Array(Colour),
    limit: Schema.optionalKey(Schema.Int),
  }),
  output: Schema.Struct({ echo: Schema.Unknown, portal: Schema.String, origin: Schema.String }),
})
export const ChangeThing = contract("test/ChangeThing", {
  kind: "query",
  access: "readPortal",
  input: Schema.Struct({
    thing: BusinessProfileId,
    name: Schema.String.check(Schema.isMinLength(2)),
    size: Schema.optionalKey(Schema.Int),
    things: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
  output: Schema.Struct({ thing: BusinessProfileId, echo: Schema.optionalKey(Schema.Array(Schema.String)) }),
  failures: [Refused, Waits, WaitsUntil],
})

export const ListTexts = contract("test/ListTexts", {
  kind: "query",
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ of: Colour }),
})
const SendFile = contract("test/SendFile", {
  kind: "query",
  access: "readPortal",
  input: Schema.Struct({ thing: BusinessProfileId, size: Schema.Int, file: Schema.optionalKey(UploadedFile) }),
  output: Schema.Struct({ thing: BusinessProfileId, size: Schema.Int, file: Schema.optionalKey(UploadedFile) }),
})
export const ExportThings = contract("test/ExportThings", {
  kind: "query",
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: fileOutput,
})
class Texts extends Context.Service<Texts, Effect.Effect<JsonText<OutputOf<typeof ListTexts>>>>()("test/Texts") {}
/** What the example calls read. */
export const texts = Context.make(Texts, Effect.succeed(new JsonText<OutputOf<typeof ListTexts>>('{"of":1}')))

/** The present of the example api, in epoch milliseconds. */
export const present = 1_795_000_000_000

/** The handlers of the example calls; a thing's name says how its change ends. */
export const handlers = [
  read(
    ListTexts,
    Texts,
    (texts) => texts,
    (text) => Effect.succeed(text),
  ),
  handler(ListThings, (input) =>
    Effect.map(CurrentRequest, ({ portalDomain, origin }) => ({ echo: input, portal: portalDomain, origin })),
  ),
  handler(ExportThings, () => {
    const body = (async function* () {
      yield new TextEncoder().encode("Zoë")
    })()
    return Effect.succeed(new FileAnswer({ contentType: "text/csv", fileName: "לידים.csv", body }))
  }),
  handler(SendFile, (input) => Effect.succeed(input)),
  handler(ChangeThing, ({ thing, name, things = [] }) => {
    if (name === "echo") return Effect.succeed({ thing, echo: things })
    if (name === "dead") return Effect.die(new Error("database password is hunter2"))
    if (name === "busy") return Effect.die(new Overloaded({ retryAfterSeconds: 3 }))
    if (name === "often") return Effect.fail(new Waits({ retryAfterSeconds: 90 }))
    if (name === "soon") return Effect.fail(new WaitsUntil({ resendAt: present + 12_001 }))
    if (name === "no") return Effect.fail(new Refused({ why: "because" }))
    return Effect.gen(function* () {
      const cookie = yield* RefreshTokenCarrier
      yield* cookie.write(`after-${Option.getOrElse(yield* cookie.read, () => "nothing")}`, 4_000_000_000_000)
      return { thing }
    })
  }),
]
/** The rows of the example calls. */
export const endpoints = [
  endpoint("GET", "/businessProfiles/:businessProfileId/texts", ListTexts),
  endpoint("GET", "/businessProfiles/:businessProfileId/things", ListThings),
  endpoint("GET", "/businessProfiles/:businessProfileId/things/export", ExportThings, { answersFiles: ["text/csv"] }),
  endpoint("PATCH", "/things/:thing", ChangeThing),
  endpoint("POST", "/things/:thing/file", SendFile, { largestBody: 100_000, takesForms: true }),
]
