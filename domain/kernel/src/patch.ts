import { Option } from "effect"
import { difference } from "./difference.ts"
import type { NameValue } from "./name-value.ts"

/** The pairs to send; none when nothing changed, and then no patch is sent. Spec: states, "only if non-empty". */
export const patchBetween = <T extends object>(before: T, after: T): Option.Option<ReadonlyArray<NameValue>> =>
  Option.filter(Option.some(difference(before, after)), (pairs) => pairs.length > 0)
