/** An entry of the browser's history that holds a state. */
export const historyEntry = (state: unknown) => {
  const it = {
    state,
    replaceState: (next: unknown) => {
      it.state = next
    },
  }
  return it
}
