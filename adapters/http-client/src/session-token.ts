/** The access token of this page, kept in memory only; the refresh cookie outlives it. */
export interface SessionToken {
  readonly get: () => string | undefined
  readonly set: (token: string, expiresAt: number) => void
  readonly clear: () => void
  readonly expiresAt: () => number
}

export const sessionToken = (): SessionToken => {
  let current: { readonly token: string; readonly expiresAt: number } | undefined
  return {
    get: () => current?.token,
    set: (token, expiresAt) => {
      current = { token, expiresAt }
    },
    clear: () => {
      current = undefined
    },
    expiresAt: () => current?.expiresAt ?? 0,
  }
}
