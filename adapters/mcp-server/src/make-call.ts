import { endpointOf, pathFields, usesQuery } from "@adapters/http-api"
import type { Answer, Caller, Reply } from "@adapters/http-server"
import type { AnyContract } from "@application/kernel"
import { Effect, Predicate, Schema } from "effect"
import { type AnyTool, type MakeCall, ToolRefused } from "./tool.ts"

/** Answers of endpoints, as the API itself gives them: with rights, limits and log. */
export type AnswerOf = (contract: AnyContract) => Answer

const textsOf = (encoded: unknown): Readonly<Record<string, string>> =>
  Predicate.isObject(encoded)
    ? Object.fromEntries(
        Object.entries(encoded).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      )
    : {}

const Refusal = Schema.fromJsonString(
  Schema.Struct({
    errorCode: Schema.Int,
    message: Schema.String,
    details: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
  }),
)
const readRefusal = Schema.decodeUnknownEffect(Refusal)

const refused = ({ json, retryAfter }: Reply) =>
  Effect.flatMap(Effect.orDie(readRefusal(json)), ({ errorCode, message, details }) =>
    Effect.fail(
      new ToolRefused({
        errorCode,
        message,
        reason: typeof details?.["_tag"] === "string" ? details["_tag"] : "Unexpected",
        ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
        ...(details !== undefined && { details }),
      }),
    ),
  )

/** The calls of a tool, as whoever sent the token; a contract that the tool does not name is a defect. */
export const callsOf = (answerOf: AnswerOf, caller: Caller, { name, contracts }: AnyTool): MakeCall => {
  const call: MakeCall = Effect.fnUntraced(function* (contract, input) {
    if (!contracts.some((one) => one.name === contract.name))
      return yield* Effect.die(new Error(`${name} does not fold ${contract.name}`))
    const row = endpointOf(contract)
    const inPath = pathFields(row.path)
    const texts = textsOf(yield* Effect.orDie(Schema.encodeEffect(Schema.toCodecStringTree(contract.input))(input)))
    const sent = yield* Effect.orDie(Schema.encodeEffect(contract.input)(input))
    const pick = <Value>(fields: Readonly<Record<string, Value>>, isInPath: boolean) =>
      Object.fromEntries(Object.entries(fields).filter(([field]) => inPath.includes(field) === isInPath))
    const body = usesQuery(row) ? {} : pick(sent as Readonly<Record<string, unknown>>, false)
    const raw = {
      params: pick(texts, true),
      query: usesQuery(row) ? pick(texts, false) : {},
      body: Effect.succeed(body),
    }
    const reply = yield* answerOf(contract)(raw, caller)
    if (reply.status !== 200) return yield* refused(reply)
    const { data } = JSON.parse(reply.json) as { readonly data: unknown }
    return yield* Effect.orDie(Schema.decodeUnknownEffect(contract.output)(data))
  })
  return call
}
