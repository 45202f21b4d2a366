import type { IncomingMessage } from "node:http"
import { Effect } from "effect"
import { type Endpoint, usesQuery } from "@adapters/http-api"
import type { InvalidInput } from "@application/kernel"
import type { RawInput } from "./decode-input.ts"
import { brokenBody, isJson, jsonOf, usualBody } from "./read-body.ts"

const noBody = Effect.succeed({})

const textOf = (request: IncomingMessage): Effect.Effect<string, InvalidInput> =>
  Effect.callback((resume) => {
    const parts: Array<Buffer> = []
    const broken = () => {
      if (!request.complete) resume(Effect.fail(brokenBody()))
    }
    request.on("data", (part: Buffer) => parts.push(part))
    request.once("end", () => resume(Effect.succeed(Buffer.concat(parts).toString("utf8"))))
    request.once("error", broken)
    request.once("close", broken)
  })

/**
 * The body of a call that has none, or JSON whose length is told and usual; read only once the caller may ask. Undefined for
 * every other, which is the routes'.
 */
export const plainBody = (request: IncomingMessage, row: Endpoint): RawInput["body"] | undefined => {
  if (usesQuery(row)) return noBody
  const { largestBody = usualBody } = row
  const { "content-length": length, "content-type": type, "transfer-encoding": coding } = request.headers
  if (coding !== undefined) return undefined
  if (length === "0" || (length === undefined && type === undefined)) return noBody
  if (length === undefined || Number(length) > Math.min(largestBody, usualBody) || !isJson(type)) return undefined
  return Effect.flatMap(textOf(request), jsonOf)
}
