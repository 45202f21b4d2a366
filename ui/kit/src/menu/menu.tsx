import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from "react"
import type { PressButtonProps } from "../press-button/index.ts"

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

export interface MenuProps {
  /** A kit button that opens the menu. */
  readonly trigger: ReactElement<PressButtonProps>
  /** Name of the menu. */
  readonly label: string
  /** Actions, in order. */
  readonly actions: ReadonlyArray<MenuAction>
  /** Id of the selected action, for a menu that chooses one. */
  readonly selected?: string
  /** Receives the id of the chosen action. */
  readonly onAction: (id: string) => void
  /** Edge of the trigger to which the menu is aligned. */
  readonly align?: "start" | "end"
}

const actionsPart = () => import("./menu-actions.tsx")
/** Only a hint: if it fails, opening the menu reports the error. */
const prepare = () => void actionsPart().catch(() => undefined)
const MenuActions = lazy(actionsPart)

/** A button with a menu of actions, whose list loads when the button is approached. */
export const Menu = ({ trigger, ...menu }: MenuProps) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<"first" | "last">()

  const open = (from: "first" | "last") => {
    setFocus(from)
    setOpen(true)
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        onPointerEnter: prepare,
        onFocus: prepare,
        onPress: () => open("first"),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          open(event.key === "ArrowDown" ? "first" : "last")
        },
      })}
      {focus === undefined ? null : (
        <Suspense fallback={null}>
          <MenuActions {...menu} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} focus={focus} />
        </Suspense>
      )}
    </>
  )
}
