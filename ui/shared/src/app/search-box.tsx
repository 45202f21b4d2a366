import { TextField } from "@ui/kit/text-field"
import { Search } from "lucide-react"
import { useEffect, useRef, useState } from "react"

/** Typing rests this long, in milliseconds, before a search begins. */
const restMilliseconds = 300

export interface SearchBoxProps {
  readonly label: string
  /** What is being searched for. */
  readonly words: string
  readonly onSearch: (words: string) => void
}

/** Searches while typing, once the typing rests. */
export const SearchBox = ({ label, words, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(words)
  const search = useRef(onSearch)
  const searched = useRef(words)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => search.current(typed.trim()), restMilliseconds)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows the typing
  }, [typed])
  useEffect(() => {
    const before = searched.current
    searched.current = words
    // Another search was asked for elsewhere; what was typed since stays.
    setTyped((now) => (now.trim() === before ? words : now))
  }, [words])
  return (
    <TextField
      label={label}
      type="search"
      maxLength={80}
      value={typed}
      onChange={setTyped}
      prefix={<Search aria-hidden size={18} />}
    />
  )
}
