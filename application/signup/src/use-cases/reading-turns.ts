import type { InputOf } from "@application/kernel"
import type { ExtractBusinessDetails } from "../contract/business-details.ts"

/** The readings of one place have their turn together. */
export const callerOf = (place: string): string => `place-${place}`

/** Whose turn a reading is, and the key that keeps it from being queued twice. */
export const turnOf = ({ sessionId, address, also = [], place }: InputOf<typeof ExtractBusinessDetails>) => ({
  singletonKey: [sessionId, address, ...also].join(" "),
  caller: place === undefined ? sessionId : callerOf(place),
})
