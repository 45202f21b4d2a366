/** A JSON value in local storage; does nothing when the browser refuses storage. */
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
      // Private windows and full disks refuse writes; the server still has all but the last keystrokes.
    }
  },
  clear: (): void => {
    try {
      globalThis.localStorage.removeItem(key)
    } catch {
      // Storage is refused, so there is nothing to remove.
    }
  },
})
