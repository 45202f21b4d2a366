/** A JSON value in the browser's storage, that of the visit or of the device; does nothing when the browser refuses storage. */
export const storedValue = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  storage: "localStorage" | "sessionStorage" = "localStorage",
) => ({
  read: (): Value | undefined => {
    try {
      const value: unknown = JSON.parse(globalThis[storage].getItem(key) ?? "null")
      return isValue(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (value: Value): void => {
    try {
      globalThis[storage].setItem(key, JSON.stringify(value))
    } catch {
      // Private windows and full disks refuse writes; the server still has all but the last keystrokes.
    }
  },
  clear: (): void => {
    try {
      globalThis[storage].removeItem(key)
    } catch {
      // Storage is refused, so there is nothing to remove.
    }
  },
})
