import { FileSpreadsheet, FileUp, ImagePlus } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Button as AriaButton } from "react-aria-components/Button"
import { DropZone } from "react-aria-components/DropZone"
import { FileTrigger } from "react-aria-components/FileTrigger"
import { Pressable } from "react-aria-components/Pressable"
import styles from "./file-drop.module.css"
import { Button } from "../button/index.ts"
import { cx } from "../cx/index.ts"
import { Spinner } from "../spinner/index.ts"

export interface FileDropProps {
  /** What is asked for. */
  readonly label: string
  /** Words inside the empty area: "Choose a picture or drop it here". */
  readonly prompt: ReactNode
  /** Types and minimum size, in words. */
  readonly hint?: ReactNode
  /** What is wrong with the file. */
  readonly error?: ReactNode
  /** MIME types, such as "image/png", and ends of names, such as ".csv". */
  readonly accept: ReadonlyArray<string>
  /** What is chosen: a picture unless said otherwise. */
  readonly kind?: "picture" | "table"
  /** Name of the chosen file that has no picture to show. */
  readonly fileName?: string | undefined
  /** Receives a chosen or dropped file of an accepted type. */
  readonly onFile: (file: File) => void
  /** Whether several files may be chosen or dropped at once; each is received for itself. */
  readonly takesMany?: boolean
  /** Receives a dropped file of another type. */
  readonly onRefused?: (file: File) => void
  /** Address of the picture to show. */
  readonly preview?: { readonly src: string; readonly alt: string }
  /** Words on the button that chooses another file. */
  readonly replaceLabel: string
  /** Words on the button that removes the file, and what it does. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void }
  /** Spoken while the file is sent. */
  readonly pendingLabel: string
  /** The file is being sent. */
  readonly isPending?: boolean
}

const icons = { picture: ImagePlus, table: FileUp } as const

/** Chooses a picture or another file from the device, or takes a dropped one, and shows it. */
export const FileDrop = ({
  label,
  prompt,
  hint,
  error,
  accept,
  kind = "picture",
  fileName,
  onFile,
  takesMany = false,
  onRefused,
  preview,
  replaceLabel,
  remove,
  pendingLabel,
  isPending = false,
}: FileDropProps) => {
  const foot = useId()
  const Icon = icons[kind]
  const isChosen = preview !== undefined || fileName !== undefined
  const isAccepted = ({ type, name }: File): boolean =>
    accept.some((one) => (one.startsWith(".") ? name.toLowerCase().endsWith(one) : one === type))
  const take = (file: File): void => (isAccepted(file) ? onFile(file) : onRefused?.(file))
  const select = (files: FileList | null): void => {
    for (const file of [...(files ?? [])].slice(0, takesMany ? undefined : 1)) take(file)
  }
  return (
    <div className={cx(styles.field)} role="group" aria-label={label} aria-describedby={foot}>
      <span className={cx(styles.label)} aria-hidden>
        {label}
      </span>
      <DropZone
        aria-label={label}
        className={cx(styles.zone, error !== undefined && styles.invalid, isChosen && styles.filled)}
        isDisabled={isPending}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item) => item.kind === "file").slice(0, takesMany ? undefined : 1)
          for (const file of await Promise.all(dropped.map((item) => item.getFile()))) take(file)
        }}
      >
        {!isChosen ? (
          <FileTrigger acceptedFileTypes={[...accept]} allowsMultiple={takesMany} onSelect={select}>
            <AriaButton className={cx(styles.choose)} isDisabled={isPending}>
              {isPending ? (
                <Spinner label={pendingLabel} size={28} />
              ) : (
                <Icon aria-hidden size={30} strokeWidth={1.5} />
              )}
              <span>{prompt}</span>
            </AriaButton>
          </FileTrigger>
        ) : (
          <div className={cx(styles.shown)}>
            {preview === undefined ? (
              <span className={cx(styles.file)}>
                <FileSpreadsheet aria-hidden size={24} strokeWidth={1.5} /> <bdi>{fileName}</bdi>
              </span>
            ) : (
              <img src={preview.src} alt={preview.alt} className={cx(styles.picture)} />
            )}
            <div className={cx(styles.actions)}>
              <FileTrigger acceptedFileTypes={[...accept]} onSelect={select}>
                <Pressable isDisabled={isPending}>
                  <Button kind="secondary" size="small" isPending={isPending} pendingLabel={pendingLabel}>
                    {replaceLabel}
                  </Button>
                </Pressable>
              </FileTrigger>
              {remove === undefined ? null : (
                <Button kind="quiet" size="small" onPress={remove.onRemove} isDisabled={isPending}>
                  {remove.label}
                </Button>
              )}
            </div>
          </div>
        )}
      </DropZone>
      <div id={foot} className={cx(styles.foot)}>
        {error === undefined ? hint : <span role="alert">{error}</span>}
      </div>
    </div>
  )
}
