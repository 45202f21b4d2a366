import type { AnyContract, Contract, Failure } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { Data, type Effect, type Schema } from "effect"

/** Why a call was refused: the product's own code, tag and words, and when it may be made again. */
export class ToolRefused extends Data.TaggedError("ToolRefused")<{
  readonly errorCode: number
  readonly reason: string
  readonly message: string
  readonly retryAfterSeconds?: number
  /** The assistant's scope that is missing, or the fields that are wrong. */
  readonly details?: object
}> {}

/** Makes one of a tool's calls as the person, with the rights and limits of every call. */
export type MakeCall = <Input, Output, Fail extends Failure>(
  contract: Contract<string, Input, Output, Fail>,
  input: Input,
) => Effect.Effect<Output, ToolRefused>

/** What a tool is told beside its input. */
export interface ToolWork {
  readonly call: MakeCall
  /** The businesses that the caller may reach. */
  readonly businesses: ReadonlyArray<BusinessProfileId>
  /** Where the portal's pages are, without a slash at its end. */
  readonly origin: string
  /** Today in UTC, such as 2026-12-01. */
  readonly today: string
}

/** A task that an assistant asks for: what it folds, what it takes and answers, and what it says of itself. */
export interface Tool<Input = never, Output = unknown> {
  readonly name: string
  readonly title: string
  /** For a reader who knows nothing of the product. */
  readonly description: string
  /** The only contracts that it may call. */
  readonly contracts: ReadonlyArray<AnyContract>
  readonly input: Schema.Codec<Input, unknown>
  readonly output: Schema.Codec<Output, unknown>
  readonly run: (input: Input, work: ToolWork) => Effect.Effect<Output, ToolRefused>
}

/** A tool whose types only its own parts know. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where a tool's type parameters are erased
export type AnyTool = Tool<any, any>

/** Declares a tool with the types of its schemas. */
export const tool = <Input, Output>(declared: Tool<Input, Output>): AnyTool => declared

/** What a tool does to the world, true to the kinds of its contracts: whatever is no query proposes, and changes nothing. */
export const annotationsOf = ({ title, contracts }: AnyTool) => {
  const isReading = contracts.every(({ kind }) => kind === "query")
  return { title, readOnlyHint: isReading, destructiveHint: false, idempotentHint: isReading, openWorldHint: false }
}
