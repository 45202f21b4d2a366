/** Why a command did not succeed; undefined while it has not failed. */
export const failureIn = (state: { readonly status: string }): unknown => {
  if ("failure" in state) return state.failure
  return "error" in state ? state.error : undefined
}
