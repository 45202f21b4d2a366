import { BusinessCategory } from "@domain/businesses"
import { Option, Schema } from "effect"
import { ways } from "./way.ts"

/** What has been typed on the first page while there is no draft yet to keep it. */
export const TypedStart = Schema.Struct({
  way: Schema.Literals(ways),
  website: Schema.String,
  pageUrl: Schema.String,
  manual: Schema.Struct({
    name: Schema.optionalKey(Schema.String),
    tagline: Schema.optionalKey(Schema.String),
    services: Schema.optionalKey(Schema.Array(Schema.String)),
    category: Schema.optionalKey(BusinessCategory),
  }),
})
export type TypedStart = typeof TypedStart.Type

const key = "typedStart"
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(TypedStart))

type Entry = Pick<History, "state" | "replaceState">

/** What this entry of the browser's history holds; it outlives a reload and ends with the tab. */
export const recallStart = ({ state }: Pick<Entry, "state">): TypedStart | undefined =>
  typeof state === "object" && state !== null && key in state
    ? Option.getOrUndefined(decode((state as Record<string, unknown>)[key]))
    : undefined

/** Keeps it (as JSON) in this entry of the browser's history, beside what the router keeps there. */
export const keepStart = (history: Entry, json: string): void => {
  history.replaceState({ ...(history.state as object | null), [key]: json }, "")
}
