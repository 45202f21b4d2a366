import { Schema } from "effect"

/** Names by which the chat knows a person again. Spec: entities, freshChatExternalId and freshChatRestoreId. */
export const ChatIds = Schema.Struct({
  freshChatExternalId: Schema.optionalKey(Schema.String),
  freshChatRestoreId: Schema.optionalKey(Schema.String),
})
export type ChatIds = typeof ChatIds.Type

/** The chat starts this long after its initialisation, in milliseconds. Spec: what the product does, chat widget. */
export const chatStartMilliseconds = 1_500

/**
 * Moves ids that wait in the client's storage into the details: the waiting ones win, and none waits afterwards. Spec: states,
 * "Pending chat ids move from local storage into the details".
 */
export const movePendingChatIds = <Details extends ChatIds>(
  details: Details,
  pending: ChatIds,
): { readonly details: Details; readonly pending: ChatIds } => {
  const { freshChatExternalId, freshChatRestoreId } = pending
  return {
    details: {
      ...details,
      ...(freshChatExternalId !== undefined && { freshChatExternalId }),
      ...(freshChatRestoreId !== undefined && { freshChatRestoreId }),
    },
    pending: {},
  }
}

/** Whether a chat user's properties are to be written after looking them up. Spec: behaviour per error 8.2, chat user lookup. */
export const mustUpdateChatUser = (lookUpStatus: number): boolean => lookUpStatus !== 200
