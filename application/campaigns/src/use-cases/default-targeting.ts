import { Effect } from "effect"
import { handler } from "@application/kernel"
import { defaultTargeting } from "@domain/campaigns"
import { GetDefaultTargeting } from "../contract/index.ts"

export const getDefaultTargeting = handler(GetDefaultTargeting, () => Effect.succeed(defaultTargeting))
