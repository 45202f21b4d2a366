import type { NameValue } from "@domain/kernel"
import type { BusinessDetails } from "./business-details.ts"

/** Identifiers of a visitor's chat: who it is, and what restores the talk. Spec: entities, chat ids. */
export type ChatIds = Pick<Partial<BusinessDetails>, "freshChatExternalId" | "freshChatRestoreId">

/** What is sent and what stays on the device after the ids have moved. */
export interface MovedChatIds {
  readonly patch: ReadonlyArray<NameValue>
  readonly pending: ChatIds
}

const names = ["freshChatExternalId", "freshChatRestoreId"] as const

/**
 * Ids that wait on the device move into the details together, and the device keeps none. A draft that has a chat of its own keeps
 * it: a talk is never restored under another's id (ours). Spec: states, "Pending chat ids move from local storage into the details".
 */
export const movePendingChatIds = (details: ChatIds, pending: ChatIds): MovedChatIds => {
  const isTaken =
    details.freshChatExternalId !== undefined && details.freshChatExternalId !== pending.freshChatExternalId
  const patch = names.flatMap((Name): ReadonlyArray<NameValue> => {
    const Value = pending[Name]
    return isTaken || Value === undefined || Value === details[Name] ? [] : [{ Name, Value }]
  })
  return { patch, pending: {} }
}
