import type { SessionChange } from "./session-change.ts"
import type { AccountsSection } from "./sections/accounts.ts"

/** Identifiers of a visitor's chat: who it is, and what restores the talk. Spec: entities, chat ids. */
export type ChatIds = Pick<AccountsSection, "freshChatExternalId" | "freshChatRestoreId">

/** What is sent and what stays on the device after the ids have moved. */
export interface MovedChatIds {
  readonly change: SessionChange
  readonly pending: ChatIds
}

const names = ["freshChatExternalId", "freshChatRestoreId"] as const

/** The chat ids among the fields of a profile, a configuration or a session's accounts. */
export const chatIdsOf = ({ freshChatExternalId, freshChatRestoreId }: ChatIds): ChatIds => ({
  ...(freshChatExternalId !== undefined && { freshChatExternalId }),
  ...(freshChatRestoreId !== undefined && { freshChatRestoreId }),
})

/** Everything but the chat ids. */
export const withoutChatIds = <Fields extends ChatIds>({
  freshChatExternalId: _externalId,
  freshChatRestoreId: _restoreId,
  ...rest
}: Fields): Omit<Fields, keyof ChatIds> => rest

/**
 * Ids that wait on the device move into the session together, and the device keeps none. A session that has a chat keeps it: a talk
 * is never restored under another's id (ours). Spec: states, "Pending chat ids move from local storage into the details".
 */
export const movePendingChatIds = (present: ChatIds, pending: ChatIds): MovedChatIds => {
  const isTaken =
    present.freshChatExternalId !== undefined && present.freshChatExternalId !== pending.freshChatExternalId
  const moved = names.flatMap((name) => {
    const id = pending[name]
    return isTaken || id === undefined || id === present[name] ? [] : [[name, id] as const]
  })
  return { change: moved.length === 0 ? {} : { accounts: Object.fromEntries(moved) }, pending: {} }
}
