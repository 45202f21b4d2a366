import { LinkedAccounts, textOf } from "@domain/campaigns"
import { Schema } from "effect"

/** The business's accounts elsewhere: its pages on networks, and its visitor's chat. Spec: entities, chat ids. */
export const AccountsSection = Schema.Struct({
  linkedAccounts: Schema.optionalKey(LinkedAccounts),
  freshChatExternalId: Schema.optionalKey(textOf(128)),
  freshChatRestoreId: Schema.optionalKey(textOf(128)),
})
export type AccountsSection = typeof AccountsSection.Type
