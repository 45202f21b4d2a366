import { useCallback } from "react"
import { useSearchParams } from "react-router"
import { type AddressChange, withChange } from "./with-change.ts"

/** Changes some query parameters of the address and keeps the others; an empty value removes its parameter. */
export const useSearchChange = () => {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (changes: AddressChange, options: { readonly replace?: boolean } = {}) =>
      setSearch((before) => withChange(before, changes), { preventScrollReset: true, ...options }),
    [setSearch],
  )
  return [search, change] as const
}
