import { ComboBox, type ComboBoxProps } from "@ui/kit/combo-box"
import type { Option } from "@ui/kit/listbox"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

export interface PickBoxProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly placeholder: string
  /** What is typed. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly options: ReadonlyArray<Option>
  readonly isLoading: boolean
  readonly emptyLabel: string
  /** Receives the id of a taken suggestion; the box is empty again by then. */
  readonly onPick: (id: string) => void
}

/** A search that takes one thing after the other: each pick empties and closes the box and leaves the focus in it. */
export const PickBox = ({ text, onText, options, onPick, hint, error, ...rest }: PickBoxProps) => {
  const { t } = useTranslation("common")
  const [picks, setPicks] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (picks > 0) place.current?.querySelector("input")?.focus()
  }, [picks])
  const fieldTexts: Pick<ComboBoxProps, "hint" | "error"> = { hint, error }
  return (
    <div ref={place}>
      <ComboBox
        key={picks}
        {...rest}
        {...fieldTexts}
        options={options}
        inputValue={text}
        selectedId={null}
        loadingLabel={t("common:state.loading")}
        onInputChange={onText}
        onSelect={(id) => {
          if (id === null || !options.some((option) => option.id === id)) return
          onPick(id)
          onText("")
          setPicks((before) => before + 1)
        }}
      />
    </div>
  )
}
