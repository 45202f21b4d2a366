import type { ReactNode } from "react"

export interface MenuAction {
  /** Which action. */
  readonly id: string
  /** Words of the action. */
  readonly label: string
  /** Icon before the words. */
  readonly icon?: ReactNode
  /** Address, for an action that navigates. */
  readonly href?: string
  /** Cannot be done now. */
  readonly isDisabled?: boolean
  /** Destroys something. */
  readonly isDangerous?: boolean
}

/** What an open menu shows, and whom it tells. */
export interface MenuChoices {
  /** Name of the menu. */
  readonly label: string
  /** Actions, in order. */
  readonly actions: ReadonlyArray<MenuAction>
  /** Id of the selected action, for a menu that chooses one; empty where none is selected yet. */
  readonly selected?: string
  /** Actions below a line after a menu's choices, which are no choices. */
  readonly further?: ReadonlyArray<MenuAction>
  /** Receives the id of the chosen action. */
  readonly onAction: (id: string) => void
  /** Edge of the trigger to which the menu is aligned. */
  readonly align?: "start" | "end"
}
