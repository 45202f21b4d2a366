/** A JSON value in local storage; a browser that refuses storage simply forgets. */
export const storedValue = <Value>(key: string, isValue: (value: unknown) => value is Value) => ({
  read: (): Value | undefined => {
    try {
      const value: unknown = JSON.parse(globalThis.localStorage.getItem(key) ?? "null")
      return isValue(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (value: Value): void => {
    try {
      globalThis.localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Private windows and full disks refuse; the server has all but the last keystrokes.
    }
  },
  clear: (): void => {
    try {
      globalThis.localStorage.removeItem(key)
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
})
