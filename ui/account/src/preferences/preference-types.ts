import type { ChangePreferences, GetPreferences } from "@application/identity/contract"
import type { CommandState, InputOf, OutputOf } from "@ui/container"

/** How a user is told things, and by which channels. */
export type Preferences = OutputOf<typeof GetPreferences>

/** A change of these preferences. */
export type PreferencesChange = Omit<InputOf<typeof ChangePreferences>, "userId">

/** What each panel of the notifications needs. */
export interface MessagePanelProps {
  readonly preferences: Preferences
  readonly state: CommandState<typeof ChangePreferences>
  /** Stores a part, then says the words. */
  readonly onSave: (part: PreferencesChange, words: string) => Promise<void>
}
