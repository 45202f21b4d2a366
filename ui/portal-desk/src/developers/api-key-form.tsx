import { CreateApiKey } from "@application/identity/contract"
import { apiKeyLimits, ApiScope, checkedApiKey, type ProfileMembership } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"

const every = "every"

export interface ApiKeyFormProps {
  readonly portalId: PortalId
  /** Names of keys that work. */
  readonly names: ReadonlyArray<string>
  /** Businesses that a key can be bound to. */
  readonly profiles: ReadonlyArray<ProfileMembership>
  /** Receives the new key's text, which is told this once. */
  readonly onMade: (key: string) => void
  readonly onClose: () => void
}

/** Makes an API key: its name, what it may do, on which business and for how long. */
export const ApiKeyForm = ({ portalId, names, profiles, onMade, onClose }: ApiKeyFormProps) => {
  const { t } = useTranslation(["portalDevelopers", "callFailures", "common"])
  const businesses = [every, ...profiles.map(({ id }) => String(id))]
  const form = useForm(CreateApiKey, {
    values: {
      name: "",
      scopes: ["campaigns:read", "reports:read"] as ReadonlyArray<ApiScope>,
      business: every,
      expiresInDays: apiKeyLimits.usualDays as number | undefined,
    },
    names: { businessProfileId: "business" },
    input: ({ name, scopes, business, expiresInDays }) => {
      const bound = profiles.find(({ id }) => String(id) === business)
      const checked = Result.mapError(checkedApiKey({ name, scopes }, names), ({ fields }) =>
        Object.fromEntries(Object.entries(fields).map(([field, [key = ""]]) => [field, { key }])),
      )
      return Result.map(checked, (kept) => ({
        portalId,
        ...kept,
        ...(bound !== undefined && { businessProfileId: bound.id }),
        expiresInDays: expiresInDays ?? apiKeyLimits.usualDays,
      }))
    },
    revalidate: false,
    onSaved: ({ key }) => onMade(key),
  })
  const scopes = form.field("scopes")
  return (
    <Dialog isOpen onClose={onClose} title={t("portalDevelopers:keys.make")} closeLabel={t("common:action.close")}>
      <form {...form.props} className={panel["form"]}>
        <FailureNotice failure={form.failure} />
        <TextField
          label={t("portalDevelopers:keys.name")}
          hint={t("portalDevelopers:keys.nameHint")}
          {...form.field("name")}
          autoComplete="off"
        />
        <CheckboxGroup
          label={t("portalDevelopers:keys.scopes")}
          {...scopes}
          onChange={(ids) => scopes.onChange(ApiScope.literals.filter((scope) => ids.includes(scope)))}
          options={ApiScope.literals.map((id) => ({
            id,
            label: t(`portalDevelopers:scope.${id.replace(":", "_")}`),
            detail: id,
          }))}
        />
        <Select
          label={t("portalDevelopers:keys.business")}
          placeholder={t("portalDevelopers:keys.business")}
          hint={t("portalDevelopers:keys.businessHint")}
          {...form.choice("business", businesses)}
          options={[
            { id: every, label: t("portalDevelopers:keys.everyBusiness") },
            ...profiles.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
        />
        <NumberField
          label={t("portalDevelopers:keys.days")}
          hint={t("portalDevelopers:keys.daysHint", { most: apiKeyLimits.longestDays })}
          {...form.number("expiresInDays")}
          minValue={1}
          maxValue={apiKeyLimits.longestDays}
        />
        <div className={panel["actions"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
            {t("portalDevelopers:keys.makeIt")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
