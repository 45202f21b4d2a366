import { Effect } from "effect"
import { query } from "@application/kernel"
import { defaultTargeting } from "@domain/campaigns"
import { GetDefaultTargeting } from "../contract/index.ts"

export const getDefaultTargeting = query(GetDefaultTargeting, () => Effect.succeed(defaultTargeting))
