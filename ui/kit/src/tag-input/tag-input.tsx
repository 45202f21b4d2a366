import { Plus, Undo2, X } from "lucide-react"
import { type ReactNode, useState } from "react"
import styles from "./tag-input.module.css"
import { Button } from "../button/index.ts"
import { cx } from "../cx/index.ts"
import type { FieldTexts } from "../field/index.ts"
import { TextField } from "../text-field/index.ts"

export interface ChipListProps {
  /** Name of the list. */
  readonly label: string
  /** Chips, in order; each text occurs once. */
  readonly chips: ReadonlyArray<string>
  /** Name of a chip's remove button; without it chips only show. */
  readonly removeLabel?: (chip: string) => string
  /** Receives the chip to remove. */
  readonly onRemove?: (chip: string) => void
  /** Name of a chip's add button, for suggestions. */
  readonly addLabel?: (chip: string) => string
  /** Receives the suggestion to take. */
  readonly onAdd?: (chip: string) => void
}

/** Words in a row; each can be removed, or taken when it is a suggestion. */
export const ChipList = ({ label, chips, removeLabel, onRemove, addLabel, onAdd }: ChipListProps) => (
  <ul className={cx(styles.chips)} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip} className={cx(styles.chip, onAdd !== undefined && styles.offer)}>
        {onAdd !== undefined ? (
          <button type="button" className={cx(styles.take)} aria-label={addLabel?.(chip)} onClick={() => onAdd(chip)}>
            <Plus aria-hidden size={15} />
            {chip}
          </button>
        ) : (
          <>
            <span>{chip}</span>
            {onRemove === undefined ? null : (
              <button
                type="button"
                className={cx(styles.remove)}
                aria-label={removeLabel?.(chip)}
                onClick={() => onRemove(chip)}
              >
                <X aria-hidden size={15} />
              </button>
            )}
          </>
        )}
      </li>
    ))}
  </ul>
)

export interface TagInputProps extends FieldTexts {
  /** Accepted tags. */
  readonly value: ReadonlyArray<string>
  /** Receives the new tags. */
  readonly onChange: (tags: ReadonlyArray<string>) => void
  /** Words on the add button. */
  readonly addLabel: string
  /** Name of a tag's remove button. */
  readonly removeLabel: (tag: string) => string
  /** Says that a tag was removed. */
  readonly removedText: (tag: string) => string
  /** Words on the button that brings it back. */
  readonly undoLabel: string
  /** Name of the list of tags. */
  readonly listLabel: string
  /** Most characters in a tag. */
  readonly maxLength?: number
  /** Something below the list, such as a count towards a minimum. */
  readonly foot?: ReactNode
}

/** Several short texts: Enter or a comma adds, a paste of a list adds all, a removal can be undone. */
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
    for (const tag of raw.split(/[,\n]/).map((part) => part.trim())) {
      const key = tag.toLocaleLowerCase()
      if (tag !== "" && !known.has(key)) known.set(key, tag)
    }
    setText("")
    setRemoved(undefined)
    if (known.size > value.length) onChange([...known.values()])
  }
  return (
    <div className={cx(styles.group)}>
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
