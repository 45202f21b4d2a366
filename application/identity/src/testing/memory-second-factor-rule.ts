import { Layer } from "effect"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"

/** No second factor is compulsory, as in the demo. */
export const memorySecondFactorRule = Layer.succeed(SecondFactorRule, { isCompulsory: false })
