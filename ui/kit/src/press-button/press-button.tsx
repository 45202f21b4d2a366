import type { ComponentProps, MouseEvent } from "react"

export interface PressButtonProps extends Omit<ComponentProps<"button">, "disabled" | "className" | "style"> {
  /** Called by a click, a tap, Enter or Space. */
  readonly onPress?: (() => void) | undefined
  /** Cannot be pressed now, nor focused. */
  readonly isDisabled?: boolean
  /** Whether the last press is still being handled: keeps focus and ignores presses. */
  readonly isPending?: boolean
}

/**
 * The browser's button with the kit's property names; other properties go to the element, so that menus and tooltips
 * can wrap it.
 */
export const PressButton = ({
  type = "button",
  isDisabled = false,
  isPending = false,
  onPress,
  onClick,
  className,
  ...rest
}: PressButtonProps & { readonly className: string }) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault()
    // Safari does not focus a clicked button, but dialogs and menus return focus to the focused element.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
    onPress?.()
  }
  return (
    <button
      {...rest}
      type={isPending && type === "submit" ? "button" : type}
      className={className}
      disabled={isDisabled}
      onClick={press}
      {...(isPending && { "aria-disabled": true, "data-pending": true })}
    />
  )
}
