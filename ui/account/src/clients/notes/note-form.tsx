import { AddClientNote, EditClientNote, type ShownNote } from "@application/businesses/contract"
import type { NoteReach } from "@domain/businesses"
import { mostNoteLetters, NoteReach as reaches } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"

export interface NoteFormProps {
  readonly businessProfileId: BusinessProfileId
  /** Whether there are colleagues who may read it. */
  readonly isShared: boolean
  /** The note that is changed; a new one without it. */
  readonly note?: ShownNote
  readonly onSaved: () => void
  readonly onCancel?: () => void
}

interface Typed {
  readonly text: string
  readonly reach: NoteReach
}

/** Words and readers of a note. */
const NoteFields = ({
  form,
  isShared,
  isEdit,
  onCancel,
}: {
  readonly form: ReturnType<typeof useNoteForm>
  readonly isShared: boolean
  readonly isEdit: boolean
  readonly onCancel?: (() => void) | undefined
}) => {
  const { t } = useTranslation(["clients", "common"])
  return (
    <form {...form.props} className={panel["form"]}>
      <LoginFailureNotice state={form.state} />
      <TextArea
        label={t(isEdit ? "clients:notes.edited" : "clients:notes.label")}
        {...form.field("text")}
        maxLength={mostNoteLetters}
      />
      {isShared ? (
        <Select
          label={t("clients:notes.reach")}
          placeholder={t("clients:notes.reach")}
          {...form.choice("reach", reaches.literals)}
          options={reaches.literals.map((id) => ({ id, label: t(`clients:notes.reaches.${id}`) }))}
        />
      ) : null}
      <div className={panel["actions"]}>
        <Button
          type="submit"
          kind={isEdit ? "primary" : "secondary"}
          size="small"
          isPending={form.isPending}
          pendingLabel={t("common:state.saving")}
        >
          {t(isEdit ? "clients:notes.save" : "clients:notes.add")}
        </Button>
        {onCancel === undefined ? null : (
          <Button kind="quiet" size="small" onPress={onCancel}>
            {t("common:action.cancel")}
          </Button>
        )}
      </div>
    </form>
  )
}

const useNoteForm = ({ businessProfileId, isShared, note, onSaved }: NoteFormProps) => {
  const { t } = useTranslation("clients")
  const first: Typed = { text: note?.text ?? "", reach: note?.reach ?? (isShared ? "agency" : "author") }
  const common = {
    values: first,
    revalidate: false,
    onSaved: (_: unknown, { begin }: { readonly begin: (values: Typed) => void }) => {
      toastSuccess(t(note === undefined ? "clients:notes.added" : "clients:notes.changed"))
      if (note === undefined) begin({ ...first, text: "" })
      onSaved()
    },
  }
  const inputOf = (typed: Typed) =>
    typed.text.trim() === ""
      ? Result.fail({ text: t("clients:notes.needsWords") })
      : Result.succeed({ businessProfileId, noteId: note?.id ?? 1, text: typed.text.trim(), reach: typed.reach })
  const adding = useForm(AddClientNote, { ...common, input: inputOf })
  const editing = useForm(EditClientNote, { ...common, input: inputOf })
  return note === undefined ? adding : editing
}

/** The form of a note, new or the author's own. */
export const NoteForm = (props: NoteFormProps) => (
  <NoteFields
    form={useNoteForm(props)}
    isShared={props.isShared}
    isEdit={props.note !== undefined}
    onCancel={props.onCancel}
  />
)
