import { useAutocomplete } from "react-aria/useAutocomplete"
import { type ReactNode, useRef, useState } from "react"
import { FieldInputContext, SelectableCollectionContext } from "react-aria-components/Autocomplete"

export interface FoundByTypingProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** A field and the list that it moves in. */
  readonly children: ReactNode
}

/**
 * A field whose keys move in a list while the focus stays in the field. The library's own component does the same, and would
 * load with every list of the product.
 */
export const FoundByTyping = ({ typed, onType, children }: FoundByTypingProps) => {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLElement>(null)
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef },
    { inputValue: typed, setInputValue: onType, focusedNodeId, setFocusedNodeId },
  )
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  )
}
