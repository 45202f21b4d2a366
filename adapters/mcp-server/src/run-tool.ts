import type { CallToolResult } from "@modelcontextprotocol/server"
import { Cause, type Context, Effect, Exit, Option, Schema } from "effect"
import { type AnswerOf, callsOf } from "./make-call.ts"
import { refusalResult } from "./refusal.ts"
import { type AnyTool, ToolRefused } from "./tool.ts"
import type { Translate, Visit } from "./visit.ts"

/** What servers of all portals share. */
export interface ServerOptions {
  readonly answerOf: AnswerOf
  readonly translate: Translate
  /** What calls run in: the log's own services. */
  readonly context: Context.Context<never>
}

/** What an assistant hears of an error of ours: nothing of its inside. */
const broken = new ToolRefused({ errorCode: 500, reason: "Unexpected", message: "Something went wrong on our side." })

/** Runs a tool's work until its answer, its refusal, or the caller's cancellation. */
export const runTool = async (
  row: AnyTool,
  given: unknown,
  visit: Visit,
  { answerOf, context }: ServerOptions,
  signal?: AbortSignal,
): Promise<CallToolResult> => {
  const work = Effect.gen(function* () {
    const input = yield* Effect.mapError(
      Schema.decodeUnknownEffect(row.input)(given),
      (problem) => new ToolRefused({ errorCode: 102, reason: "InvalidInput", message: String(problem) }),
    )
    const { businesses, origin, today } = visit
    const output = yield* row.run(input, { call: callsOf(answerOf, visit.caller, row), businesses, origin, today })
    const structuredContent = (yield* Effect.orDie(Schema.encodeUnknownEffect(row.output)(output))) as Record<
      string,
      unknown
    >
    return { structuredContent, content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }] }
  })
  const exit = await Effect.runPromiseExitWith(context)(work, signal === undefined ? {} : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  const refusal = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  if (refusal !== undefined) return refusalResult(refusal)
  if (!Cause.hasInterrupts(exit.cause))
    await Effect.runPromiseWith(context)(Effect.logError(`The tool ${row.name} died`, exit.cause))
  return refusalResult(broken)
}
