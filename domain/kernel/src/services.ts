import { Schema } from "effect"
import { serviceNames } from "./service-names.ts"

/** A third party that an installation may do without, and that rules and screens ask about. */
export const ServiceName = Schema.Literals(serviceNames)
export type ServiceName = typeof ServiceName.Type
