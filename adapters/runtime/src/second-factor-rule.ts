import { SecondFactorRule } from "@application/identity/ports"
import { Layer } from "effect"
import type { Settings } from "./settings.ts"

/** A second factor is compulsory in production unless its owner says otherwise. */
export const secondFactorRule = ({ SECOND_FACTOR, NODE_ENV }: Pick<Settings, "SECOND_FACTOR" | "NODE_ENV">) =>
  Layer.succeed(SecondFactorRule, {
    isCompulsory: SECOND_FACTOR === undefined ? NODE_ENV === "production" : SECOND_FACTOR === "compulsory",
  })
