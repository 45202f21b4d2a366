import { Check } from "lucide-react"
import type { RefObject } from "react"
import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { dangerItemClass, itemClass, listClass, popoverClass, tickClass, wordsClass } from "../listbox/index.ts"
import type { MenuChoices } from "./menu-choices.ts"

export interface MenuActionsProps extends MenuChoices {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Which action has focus first. */
  readonly focus: "first" | "last"
}

/** The open part of a menu, in a chunk of its own, since most visits open none. */
const MenuActions = ({
  triggerRef,
  isOpen,
  onOpenChange,
  focus,
  label,
  actions,
  selected,
  onAction,
  align = "end",
}: MenuActionsProps) => (
  <Popover
    className={popoverClass}
    aria-label={label}
    triggerRef={triggerRef}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    placement={`bottom ${align}`}
    offset={6}
  >
    <AriaMenu
      aria-label={label}
      className={listClass}
      autoFocus={focus}
      {...(selected !== undefined && {
        selectionMode: "single" as const,
        selectedKeys: [selected],
        disallowEmptySelection: true,
      })}
      onAction={(key) => onAction(String(key))}
      onClose={() => onOpenChange(false)}
    >
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
          <span className={wordsClass}>{action.label}</span>
          {action.id === selected ? <Check aria-hidden size={17} className={tickClass} /> : null}
        </MenuItem>
      ))}
    </AriaMenu>
  </Popover>
)

export default MenuActions
