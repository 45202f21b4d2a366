const focusable = ":is(input, textarea, select, button)"

/** Moves the keyboard to the first field of a form that is marked as wrong. */
export const focusFirstWrong = (form: HTMLFormElement | null): void => {
  const [wrong] = form?.querySelectorAll<HTMLElement>(`${focusable}[aria-invalid=true], [data-invalid]`) ?? []
  if (wrong === undefined) return
  const inside = [`${focusable}[aria-invalid=true]`, "button"].map((kind) => wrong.querySelector<HTMLElement>(kind))
  const field = wrong.matches(focusable) ? wrong : inside.find((one) => one !== null)
  field?.focus()
}
