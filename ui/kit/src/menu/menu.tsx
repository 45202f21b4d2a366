import { cloneElement, lazy, type ReactElement, Suspense, useRef, useState } from "react"
import type { PressButtonProps } from "../press-button/index.ts"
import type { MenuChoices } from "./menu-choices.ts"

export interface MenuProps extends MenuChoices {
  /** A kit button that opens the menu. */
  readonly trigger: ReactElement<PressButtonProps>
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
