import { AddFranchiseStore, ChangeFranchiseStore, RemoveFranchiseStore } from "@application/franchise/contract"
import { blankStore, type FranchiseStore, storeLimits, storeOfTexts, textsOf } from "@domain/franchise"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { failureIn, useCall, useCommand } from "@ui/container"
import { languages } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess, toastUndo } from "@ui/shared/app-toasts"
import { useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./stores.module.css"

export interface StoreDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  /** The store that is changed; a new one without. */
  readonly store: FranchiseStore | undefined
  /** The names of the brand's regions. */
  readonly regions: ReadonlyArray<string>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** One store, to be added, changed or removed. */
export const StoreDialog = (props: StoreDialogProps) => {
  const { businessProfileId, region, store, regions, onClose, onDone } = props
  const { t } = useTranslation(["franchise", "common", "failures"])
  const [removing, remove] = useCommand(RemoveFranchiseStore)
  const restore = useCall(AddFranchiseStore)
  const form = useForm(store === undefined ? AddFranchiseStore : ChangeFranchiseStore, {
    values: textsOf(store ?? blankStore(region)),
    input: (texts) =>
      Result.map(storeOfTexts(texts, store, region), () => ({ businessProfileId, ...texts, code: texts.code.trim() })),
    at: { StoreCodeTaken: "code" },
    onSaved: ({ name }) => {
      toastSuccess(t("franchise:form.saved", { name }))
      onDone()
    },
  })
  const { leave, question } = useLeaveQuestion(form)
  const confirmRemoval = async () => {
    if (store === undefined) return
    const outcome = await remove({ businessProfileId, code: store.code })
    if (outcome?.status !== "succeeded") return
    toastUndo(t("franchise:form.removed", { name: store.name }), t("common:action.undo"), () => {
      void restore({ businessProfileId, ...textsOf(store) }).then(onDone)
    })
    onDone()
  }
  const text = (name: Exclude<keyof typeof form.values, "unit" | "language" | "isOpen">, limit: number) => ({
    label: t(`franchise:field.${name}`),
    ...form.field(name),
    maxLength: limit,
    autoComplete: "off",
  })
  const number = { inputMode: "decimal", inputDirection: "ltr" } as const
  const none = { id: "", label: t("franchise:form.noLanguage") }
  return (
    <>
      <Dialog
        isOpen
        size="large"
        onClose={() => leave(onClose)}
        title={store === undefined ? t("franchise:add") : store.name}
        closeLabel={t("common:action.close")}
        actions={
          <>
            {store === undefined ? null : (
              <Button
                kind="danger"
                isPending={removing.status === "pending"}
                pendingLabel={t("common:state.saving")}
                onPress={() => void confirmRemoval()}
              >
                {t("franchise:form.remove")}
              </Button>
            )}
            <Button
              isPending={form.isPending}
              pendingLabel={t("common:state.saving")}
              onPress={() => void form.submit()}
            >
              {t("common:action.save")}
            </Button>
          </>
        }
      >
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure ?? failureIn(removing)} />
          <div className={styles["pair"]}>
            <TextField
              {...text("code", storeLimits.code)}
              hint={t("franchise:hint.code")}
              isDisabled={store !== undefined}
            />
            <TextField {...text("name", storeLimits.name)} />
          </div>
          <TextArea {...text("address", storeLimits.address)} />
          <TextField {...text("town", storeLimits.town)} hint={t("franchise:hint.town")} />
          <div className={styles["pair"]}>
            <TextField {...text("latitude", 20)} {...number} hint={t("franchise:hint.latitude")} />
            <TextField {...text("longitude", 20)} {...number} hint={t("franchise:hint.longitude")} />
          </div>
          <div className={styles["pair"]}>
            <TextField {...text("radius", 6)} {...number} hint={t("franchise:hint.radius")} />
            <Select
              label={t("franchise:field.unit")}
              placeholder=""
              options={(["km", "mi"] as const).map((id) => ({ id, label: t(`franchise:unit.${id}`) }))}
              {...form.choice("unit", ["km", "mi"])}
            />
          </div>
          <div className={styles["pair"]}>
            <TextField {...text("phone", 25)} inputDirection="ltr" />
            <TextField
              {...text("facebookPageId", storeLimits.pageId)}
              inputDirection="ltr"
              hint={t("franchise:hint.facebookPageId")}
            />
          </div>
          <TextField {...text("hours", 300)} inputDirection="ltr" hint={t("franchise:hint.hours")} />
          <div className={styles["pair"]}>
            <Select
              label={t("franchise:field.language")}
              placeholder={none.label}
              options={[none, ...portalLanguages.map((id) => ({ id, label: languages[id].ownName }))]}
              value={form.values.language}
              onChange={(language) => form.type({ language })}
              error={form.errorOf("language")}
            />
            <TextField {...text("region", storeLimits.region)} hint={t("franchise:regionHint")} />
          </div>
          {regions.length === 0 ? null : (
            <div className={styles["ways"]}>
              {regions.slice(0, 8).map((one) => (
                <Button key={one} kind="quiet" size="small" onPress={() => form.type({ region: one })}>
                  {one}
                </Button>
              ))}
            </div>
          )}
          <TextField {...text("ownerEmail", 254)} inputDirection="ltr" hint={t("franchise:hint.ownerEmail")} />
          <div className={styles["pair"]}>
            <TextField {...text("price", storeLimits.price)} hint={t("franchise:hint.price")} />
            <TextField {...text("offer", storeLimits.offer)} hint={t("franchise:hint.offer")} />
          </div>
          <TextField {...text("website", 2_048)} inputDirection="ltr" hint={t("franchise:hint.website")} />
          <div className={styles["pair"]}>
            <TextField {...text("population", 20)} {...number} hint={t("franchise:hint.population")} />
            <TextField {...text("sales", 20)} {...number} hint={t("franchise:hint.sales")} />
          </div>
          <Select
            label={t("franchise:field.isOpen")}
            placeholder=""
            options={(["open", "closed"] as const).map((id) => ({ id, label: t(`franchise:state.${id}`) }))}
            {...form.choice("isOpen", ["open", "closed"])}
          />
        </form>
      </Dialog>
      {question}
    </>
  )
}
