import { Check } from "lucide-react"
import type { RefObject } from "react"
import { Menu as AriaMenu, MenuItem, MenuSection } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { Separator } from "react-aria-components/Separator"
import styles from "./menu.module.css"
import { cx } from "../cx/index.ts"
import { dangerItemClass, itemClass, listClass, popoverClass, tickClass, wordsClass } from "../listbox/index.ts"
import type { MenuAction, MenuChoices } from "./menu-choices.ts"

export interface MenuActionsProps extends MenuChoices {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Which action has focus first. */
  readonly focus: "first" | "last"
}

const itemOf = (action: MenuAction, selected?: string) => (
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
)

/** The open part of a menu, in a chunk of its own, since most visits open none. */
const MenuActions = ({
  triggerRef,
  isOpen,
  onOpenChange,
  focus,
  label,
  actions,
  selected,
  further,
  onAction,
  align = "end",
}: MenuActionsProps) => {
  const selection =
    selected === undefined
      ? {}
      : {
          selectionMode: "single" as const,
          selectedKeys: selected === "" ? [] : [selected],
          disallowEmptySelection: true,
        }
  const items = actions.map((action) => itemOf(action, selected))
  return (
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
        {...(further === undefined && selection)}
        onAction={(key) => onAction(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {further === undefined ? (
          items
        ) : (
          <>
            <MenuSection aria-label={label} {...selection}>
              {items}
            </MenuSection>
            <Separator className={cx(styles.line)} />
            {further.map((action) => itemOf(action))}
          </>
        )}
      </AriaMenu>
    </Popover>
  )
}

export default MenuActions
