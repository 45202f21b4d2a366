import { Undo2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import { ChipList } from "./chip-list.tsx"
import styles from "./tag-input.module.css"
import { Button } from "../button/index.ts"
import { cx } from "../cx/index.ts"
import type { FieldTexts } from "../field/index.ts"
import { TextField } from "../text-field/index.ts"

export interface TagInputProps extends FieldTexts {
  /** Accepted tags. */
  readonly value: ReadonlyArray<string>
  /** Receives the new tags. */
  readonly onChange: (tags: ReadonlyArray<string>) => void
  /** Words on the add button. */
  readonly addLabel: string
  /** Name of a tag's remove button. */
  readonly removeLabel: (tag: string) => string
  /** The announcement that a tag was removed. */
  readonly removedText: (tag: string) => string
  /** Label of the button that restores it. */
  readonly undoLabel: string
  /** Name of the list of tags. */
  readonly listLabel: string
  /** Maximum length of a tag. */
  readonly maxLength?: number
  /** Something below the list, such as a count towards a minimum. */
  readonly foot?: ReactNode
}

/** Several short texts: Enter or a comma adds one, a pasted list adds all, and a removal can be undone. */
export const TagInput = ({
  value,
  onChange,
  addLabel,
  removeLabel,
  removedText,
  undoLabel,
  listLabel,
  foot,
  ...field
}: TagInputProps) => {
  const [text, setText] = useState("")
  const [removed, setRemoved] = useState<{ readonly tag: string; readonly before: ReadonlyArray<string> }>()
  const add = (raw: string): void => {
    const known = new Map(value.map((tag) => [tag.toLocaleLowerCase(), tag]))
    for (const tag of raw.split(/[,\r\n]/).map((part) => part.trim())) {
      const folded = tag.toLocaleLowerCase()
      if (tag !== "" && !known.has(folded)) known.set(folded, tag)
    }
    setText("")
    setRemoved(undefined)
    if (known.size > value.length) onChange([...known.values()])
  }
  return (
    <div
      className={cx(styles.group)}
      onPaste={(event) => {
        // A field of one line would join the lines of a list.
        const pasted = event.clipboardData.getData("text/plain")
        if (!pasted.trim().includes("\n")) return
        event.preventDefault()
        add(`${text}${pasted}`)
      }}
    >
      <TextField
        {...field}
        value={text}
        onChange={(typed) => (typed.includes(",") || typed.includes("\n") ? add(typed) : setText(typed))}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          add(text)
        }}
        suffix={
          <Button kind="quiet" size="small" onPress={() => add(text)} isDisabled={text.trim() === ""}>
            {addLabel}
          </Button>
        }
      />
      {value.length === 0 ? null : (
        <ChipList
          label={listLabel}
          chips={value}
          removeLabel={removeLabel}
          onRemove={(tag) => {
            setRemoved({ tag, before: value })
            onChange(value.filter((other) => other !== tag))
          }}
        />
      )}
      <div role="status" className={cx(styles.status)}>
        {removed === undefined ? null : (
          <>
            <span>{removedText(removed.tag)}</span>
            <Button
              kind="quiet"
              size="small"
              icon={<Undo2 aria-hidden />}
              onPress={() => {
                onChange(removed.before)
                setRemoved(undefined)
              }}
            >
              {undoLabel}
            </Button>
          </>
        )}
      </div>
      {foot}
    </div>
  )
}
