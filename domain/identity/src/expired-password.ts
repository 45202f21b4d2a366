import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** The reply to a right password that has expired (74); `hash` sets a new one. Spec: calls A3. */
export const ExpiredPassword = Schema.Struct({ hash: Schema.String, errorCode: errorCode(74) })
