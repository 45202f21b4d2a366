import { Search, X } from "lucide-react"
import type { ReactNode } from "react"
import { Dialog } from "react-aria-components/Dialog"
import { Header } from "react-aria-components/Header"
import { Input } from "react-aria-components/Input"
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { SearchField } from "react-aria-components/SearchField"
import { FoundByTyping } from "./found-by-typing.tsx"
import styles from "./search-dialog.module.css"
import { cx } from "../cx/index.ts"
import { IconButton } from "../icon-button/index.ts"
import { VisuallyHidden } from "../visually-hidden/index.ts"

/** A row that leads somewhere. */
export interface FoundRow {
  /** Given back when it is chosen; unique among all groups. */
  readonly id: string
  /** Its name. */
  readonly label: string
  /** A second line in small print. */
  readonly detail?: string
  /** An icon or a picture before the name. */
  readonly start?: ReactNode
  /** What stands at the end, such as an amount. */
  readonly end?: ReactNode
}

/** Rows of one kind. */
export interface FoundGroup {
  readonly id: string
  /** What the rows are. */
  readonly title: string
  readonly rows: ReadonlyArray<FoundRow>
}

export interface SearchDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean
  /** Called by the close button, Escape, or a press outside. */
  readonly onClose: () => void
  /** What is searched, as the name of the dialog and its field. */
  readonly label: string
  /** Example of what to type. */
  readonly placeholder: string
  /** Name of the close button. */
  readonly closeLabel: string
  /** What is typed. */
  readonly query: string
  /** Receives each change of the typed text; the caller finds the rows. */
  readonly onQuery: (query: string) => void
  /** What was found; groups without rows are left out. */
  readonly groups: ReadonlyArray<FoundGroup>
  /** Shown where nothing was found; empty while there may be something. */
  readonly emptyLabel: string
  /** Spoken when what was found changes. */
  readonly status: string
  /** Called with the id of the chosen row. */
  readonly onChoose: (id: string) => void
  /** Below the rows: what is still on its way, what failed, further ways. */
  readonly foot?: ReactNode
}

const Row = ({ row: { id, label, detail, start, end } }: { readonly row: FoundRow }) => (
  <ListBoxItem id={id} textValue={label} className={cx(styles.row)}>
    {start === undefined ? null : <span className={cx(styles.start)}>{start}</span>}
    <span className={cx(styles.words)}>
      <bdi className={cx(styles.name)}>{label}</bdi>
      {detail === undefined ? null : <span className={cx(styles.detail)}>{detail}</span>}
    </span>
    {end === undefined ? null : <span className={cx(styles.end)}>{end}</span>}
  </ListBoxItem>
)

/** A field with what it finds, in front of the page: type, move by arrows, go by Enter. */
export const SearchDialog = ({
  isOpen,
  onClose,
  label,
  placeholder,
  closeLabel,
  query,
  onQuery,
  groups,
  emptyLabel,
  status,
  onChoose,
  foot,
}: SearchDialogProps) => (
  <ModalOverlay
    className={cx(styles.overlay)}
    isOpen={isOpen}
    isDismissable
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
  >
    <Modal className={cx(styles.modal)}>
      <Dialog aria-label={label} className={cx(styles.dialog)}>
        <FoundByTyping typed={query} onType={onQuery}>
          <div className={cx(styles.head)}>
            <SearchField
              aria-label={label}
              autoFocus
              className={cx(styles.field)}
              // Escape leads back to the page at once, instead of first clearing the field.
              onKeyDown={(event) => {
                if (event.key === "Escape") onClose()
              }}
            >
              <Search aria-hidden size={20} />
              <Input className={cx(styles.input)} placeholder={placeholder} maxLength={80} dir="auto" />
            </SearchField>
            <IconButton label={closeLabel} onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <section className={cx(styles.body)} tabIndex={0} aria-label={label}>
            <ListBox
              aria-label={label}
              className={cx(styles.rows)}
              selectionMode="none"
              onAction={(key) => onChoose(String(key))}
              renderEmptyState={() => (emptyLabel === "" ? null : <p className={cx(styles.empty)}>{emptyLabel}</p>)}
            >
              {groups
                .filter(({ rows }) => rows.length > 0)
                .map(({ id, title, rows }) => (
                  <ListBoxSection key={id} id={id} className={cx(styles.group)}>
                    <Header className={cx(styles.title)}>{title}</Header>
                    {rows.map((row) => (
                      <Row key={row.id} row={row} />
                    ))}
                  </ListBoxSection>
                ))}
            </ListBox>
            {foot === undefined ? null : <div className={cx(styles.foot)}>{foot}</div>}
          </section>
          <VisuallyHidden>
            <span role="status">{status}</span>
          </VisuallyHidden>
        </FoundByTyping>
      </Dialog>
    </Modal>
  </ModalOverlay>
)
