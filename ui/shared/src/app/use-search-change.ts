import { useCallback } from "react"
import { useSearchParams } from "react-router"

/** Changes some query parameters of the address and keeps the others; an empty value removes its parameter. */
export const useSearchChange = () => {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, options: { readonly replace?: boolean } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === "") next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { preventScrollReset: true, ...options },
      ),
    [setSearch],
  )
  return [search, change] as const
}
