import { type Catalog, ChangeFeed, CreateFeed, type Feed } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { sourceOf } from "./read-feeds.ts"

export interface AddressDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly catalogs: ReadonlyArray<Catalog>
  /** The feed that is changed; undefined for a new one. */
  readonly feed: Feed | undefined
  readonly onClose: () => void
  readonly onSaved: (feed: Feed) => void
}

/** Adds a feed by its address, or changes one. */
export const AddressDialog = ({ feed, ...props }: AddressDialogProps) =>
  feed === undefined ? <AddDialog {...props} /> : <ChangeDialog {...props} feed={feed} />

interface FrameProps {
  readonly form: Parameters<typeof useLeaveQuestion>[0] & { readonly failure: unknown; readonly props: object }
  readonly title: string
  readonly saveLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog; whatever closes it asks first while something is unsaved. */
const FormDialog = ({ form, title, saveLabel, onClose, children }: FrameProps) => {
  const { t } = useTranslation("common")
  const { leave, question } = useLeaveQuestion(form)
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        title={title}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button kind="secondary" onPress={() => leave(onClose)}>
              {t("common:action.cancel")}
            </Button>
            <Button
              isPending={form.isPending}
              pendingLabel={t("common:state.saving")}
              onPress={() => void form.submit()}
            >
              {saveLabel}
            </Button>
          </>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          {children}
          <LeavePrompt form={form} about="feed" />
        </form>
      </Dialog>
      {question}
    </>
  )
}

/** The choice of a catalogue that is yet to be made. */
const newCatalog = "new"

const AddDialog = ({ businessProfileId, catalogs, onClose, onSaved }: Omit<AddressDialogProps, "feed">) => {
  const { t } = useTranslation("feeds")
  const choices = [...catalogs.map(({ id }) => String(id)), newCatalog]
  const form = useForm(CreateFeed, {
    values: { name: "", url: "", catalog: choices[0] ?? newCatalog, catalogName: "" },
    input: ({ name, url, catalog, catalogName }) => {
      const chosen = catalogs.find(({ id }) => String(id) === catalog)
      return Result.succeed({
        businessProfileId,
        name,
        url,
        ...(chosen === undefined ? catalogName.trim() !== "" && { catalogName } : { productCatalogId: chosen.id }),
      })
    },
    names: { productCatalogId: "catalog" },
    revalidate: false,
    onSaved: (feed) => {
      toastSuccess(t("feeds:form.added", { name: feed.name }))
      onSaved(feed)
    },
  })
  return (
    <FormDialog form={form} title={t("feeds:form.addTitle")} saveLabel={t("feeds:form.add")} onClose={onClose}>
      <TextField label={t("feeds:form.name")} {...form.field("name")} maxLength={200} autoComplete="off" />
      <TextField
        label={t("feeds:form.url")}
        hint={t("feeds:form.urlHint")}
        {...form.field("url")}
        inputDirection="ltr"
        inputMode="url"
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
      />
      {catalogs.length === 0 ? null : (
        <Select
          label={t("feeds:form.catalog")}
          placeholder=""
          options={[
            ...catalogs.map(({ id, name }) => ({ id: String(id), label: name })),
            { id: newCatalog, label: t("feeds:form.newCatalog") },
          ]}
          {...form.choice("catalog", choices)}
        />
      )}
      {catalogs.length > 0 && form.values.catalog === newCatalog ? (
        <TextField
          label={t("feeds:form.catalogName")}
          {...form.field("catalogName")}
          maxLength={200}
          autoComplete="off"
        />
      ) : null}
    </FormDialog>
  )
}

const ChangeDialog = ({
  businessProfileId,
  feed,
  onClose,
  onSaved,
}: Omit<AddressDialogProps, "feed" | "catalogs"> & { readonly feed: Feed }) => {
  const { t } = useTranslation("feeds")
  const hasAddress = sourceOf(feed) === "address"
  const form = useForm(ChangeFeed, {
    values: { name: feed.name, url: feed.url },
    input: ({ name, url }) => Result.succeed({ businessProfileId, feedId: feed.id, name, ...(hasAddress && { url }) }),
    revalidate: false,
    onSaved: (changed) => {
      toastSuccess(t("feeds:form.changed", { name: changed.name }))
      onSaved(changed)
    },
  })
  return (
    <FormDialog form={form} title={t("feeds:form.changeTitle")} saveLabel={t("feeds:change")} onClose={onClose}>
      <TextField label={t("feeds:form.name")} {...form.field("name")} maxLength={200} autoComplete="off" />
      {hasAddress ? (
        <TextField
          label={t("feeds:form.url")}
          hint={t("feeds:form.urlChanged")}
          {...form.field("url")}
          inputDirection="ltr"
          inputMode="url"
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
    </FormDialog>
  )
}
