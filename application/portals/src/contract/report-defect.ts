import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

/** Takes an error that a page of the product did not expect; it is reported like the servers' own. Spec: behaviour per error. */
export const ReportDefect = contract("portals/ReportDefect", {
  kind: "workflow",
  access: "reportDefect",
  route: "POST /browserDefects",
  largestBody: 16_384,
  summary: "Report an error that a page did not expect",
  description:
    "It is reported like errors of the servers, without what names a person: page keeps no query, numbers or keys, and mail addresses and phone numbers are masked. At most 30 in ten minutes from one address.",
  example: {
    name: "TypeError",
    message: "x is not a function",
    stack: "TypeError: x is not a function\n    at draw (/assets/dashboard.js:3:14)",
    page: "/app/7/dashboard",
  },
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
