import type { ReactElement, ReactNode } from "react"
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { dangerItemClass, itemClass, listClass, popoverClass } from "../listbox/index.ts"

export interface MenuAction {
  /** Which action. */
  readonly id: string
  /** Words of the action. */
  readonly label: string
  /** Icon before the words. */
  readonly icon?: ReactNode
  /** Address, when the action is going somewhere. */
  readonly href?: string
  /** Cannot be done now. */
  readonly isDisabled?: boolean
  /** Destroys something. */
  readonly isDangerous?: boolean
}

export interface MenuProps {
  /** Button that opens the menu. */
  readonly trigger: ReactElement
  /** Name of the menu. */
  readonly label: string
  /** Actions, in order. */
  readonly actions: ReadonlyArray<MenuAction>
  /** Receives the id of the chosen action. */
  readonly onAction: (id: string) => void
  /** Edge of the trigger to which the menu is aligned. */
  readonly align?: "start" | "end"
}

/** Actions behind a button. */
export const Menu = ({ trigger, label, actions, onAction, align = "end" }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover className={popoverClass} placement={`bottom ${align}`} offset={6}>
      <AriaMenu aria-label={label} className={listClass} onAction={(key) => onAction(String(key))}>
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            isDisabled={action.isDisabled ?? false}
            className={action.isDangerous === true ? dangerItemClass : itemClass}
            {...(action.href === undefined ? {} : { href: action.href })}
          >
            {action.icon}
            <span>{action.label}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
)
