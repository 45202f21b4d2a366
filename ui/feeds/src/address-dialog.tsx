import { type Catalog, ChangeFeed, CreateFeed, type Feed } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { FormDialog } from "./form-dialog.tsx"
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
