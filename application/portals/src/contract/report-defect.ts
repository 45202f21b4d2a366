import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

/** Takes an error that a page of the product did not expect; it is reported like the servers' own. Spec: behaviour per error. */
export const ReportDefect = contract("portals/ReportDefect", {
  access: "reportDefect",
  input: Schema.Struct({
    name: textOf(100),
    message: textOf(1_000),
    stack: Schema.optionalKey(textOf(8_000)),
    /** The page's path; queries and names of things in it are not kept. */
    page: textOf(500),
  }),
  output: Schema.Struct({}),
  failures: [TooManyRequests],
})
