/** Moves the keyboard to the first field of the page that is marked as wrong, once the marks are drawn. */
export const focusFirstError = (): void => {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(
      ":is(#launch-page, #store-page) :is(input, textarea, select, button)[aria-invalid='true']",
    )
    wrong?.focus()
  })
}
