import { Schema } from "effect"

/** The `errorCode` field of a failure: fixed to one number of the catalogue, so that constructors need not repeat it. Spec: 8.1. */
export const errorCode = <const Code extends number>(code: Code) => Schema.tag(code)
