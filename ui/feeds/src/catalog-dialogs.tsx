import { CreateCatalog, RemoveCatalog, RenameCatalog } from "@application/businesses/contract"
import type { Catalog, Feed } from "@application/businesses/contract"
import { CatalogAdvertised } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCall, useCommand } from "@ui/container"
import { TextField } from "@ui/kit/text-field"
import { toastFailure, toastSuccess, toastUndo } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { FormDialog } from "./form-dialog.tsx"
import { RemovalQuestion } from "./removal-question.tsx"
import { TouchedCampaigns } from "./touched-campaigns.tsx"

export interface CatalogDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly catalog: Catalog
  readonly onClose: () => void
  /** Called when catalogues are others than before. */
  readonly onCatalogs: () => void
}

/** Gives a catalogue another name, which one press takes back. */
export const RenameCatalogDialog = ({ businessProfileId, catalog, onClose, onCatalogs }: CatalogDialogProps) => {
  const { t } = useTranslation(["feeds", "common"])
  const rename = useCall(RenameCatalog)
  const key = { businessProfileId, catalogId: catalog.id }
  const takeBack = async () => {
    const outcome = await rename({ ...key, name: catalog.name })
    if (outcome.status !== "succeeded") return toastFailure(t("feeds:catalog.notUndone"))
    onCatalogs()
  }
  const form = useForm(RenameCatalog, {
    values: { name: catalog.name },
    input: ({ name }) => Result.succeed({ ...key, name }),
    revalidate: false,
    onSaved: ({ name }) => {
      toastUndo(t("feeds:catalog.renamed", { name }), t("common:action.undo"), () => void takeBack())
      onCatalogs()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t("feeds:catalog.renameTitle")}
      saveLabel={t("feeds:catalog.rename")}
      onClose={onClose}
    >
      <TextField label={t("feeds:form.catalogName")} {...form.field("name")} maxLength={200} autoComplete="off" />
    </FormDialog>
  )
}

/** The question before a catalogue is removed, with what goes with it; an empty catalogue is given back with one press. */
export const RemoveCatalogDialog = ({
  businessProfileId,
  catalog,
  feeds,
  onClose,
  onCatalogs,
}: CatalogDialogProps & { readonly feeds: ReadonlyArray<Feed> }) => {
  const { t } = useTranslation(["feeds", "common"])
  const format = useFormat()
  const create = useCall(CreateCatalog)
  const [removing, remove] = useCommand(RemoveCatalog, { revalidate: false })
  const failure = failureIn(removing)
  // Asked a second time where the server says that ads show the products.
  const isConfirmed = failure instanceof CatalogAdvertised
  const giveBack = async () => {
    const outcome = await create({ businessProfileId, name: catalog.name })
    if (outcome.status !== "succeeded") return toastFailure(t("feeds:catalog.notUndone"))
    onCatalogs()
  }
  const confirm = async () => {
    const outcome = await remove({ businessProfileId, catalogId: catalog.id, ...(isConfirmed && { isConfirmed }) })
    if (outcome?.status !== "succeeded") return
    const done = t("feeds:remove.done", { name: catalog.name })
    if (feeds.length === 0) toastUndo(done, t("common:action.undo"), () => void giveBack())
    else toastSuccess(done)
    onCatalogs()
  }
  return (
    <RemovalQuestion
      name={catalog.name}
      {...(isConfirmed && { confirmLabel: t("feeds:catalog.removeAnyway") })}
      isPending={removing.status === "pending"}
      failure={failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {feeds.length === 0 ? (
        <p>{t("feeds:catalog.removeEmpty")}</p>
      ) : (
        <>
          <p>{t("feeds:catalog.removeFeeds", { count: feeds.length })}</p>
          <ul className={styles["samples"]}>
            {feeds.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          <p>{t("feeds:catalog.noWayBack")}</p>
          {catalog.products === 0 ? null : (
            <p>{t("feeds:remove.products", { count: catalog.products, value: format.number(catalog.products) })}</p>
          )}
          <TouchedCampaigns businessProfileId={businessProfileId} />
        </>
      )}
    </RemovalQuestion>
  )
}
