import { PublishPriceList } from "@application/signup/contract"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { PackFields } from "./pack-fields.tsx"
import { LevelFields, TermFields } from "./price-fields.tsx"
import { PublishForm } from "./publish-form.tsx"
import { firstTyped } from "./typed-prices.ts"
import { type NewPricesProps, usePriceRules } from "./use-price-rules.ts"

/** Prepares a whole price list and publishes it from a later day on. */
export const PriceListForm = (props: NewPricesProps) => {
  const { portal, scope, base, firstDay, onPublished } = props
  const { t } = useTranslation("portalDesk")
  const format = useFormat()
  const rules = usePriceRules(props)
  const form = useForm(PublishPriceList, {
    values: firstTyped(base, firstDay),
    keepAs: `prices ${scope.region}`,
    revalidate: false,
    input: (typed) => {
      const refusals = rules.refusalsOf(typed)
      const list = rules.listOf(typed)
      if (list === undefined || Object.keys(refusals).length > 0) return Result.fail(refusals)
      const { id: _id, currency: _currency, ...prices } = list
      return Result.succeed({ ...prices, portalId: portal.id })
    },
    onSaved: (_, { values }) => {
      toastSuccess(t("portalDesk:prices.published", { day: format.day(values.effectiveFrom) }))
      onPublished()
    },
  })
  const live = form.isDirty ? rules.refusalsOf(form.values) : {}
  const fields = { form, live, region: scope.region }
  return (
    <PublishForm form={form} scope={scope} before={rules.before(form.values)} after={rules.listOf(form.values)}>
      <LevelFields {...fields} />
      <TermFields {...fields} />
      <PackFields
        packs={form.values.addOnPacks}
        region={scope.region}
        problem={form.errorOf("addOnPacks") ?? live.addOnPacks}
        onChange={(addOnPacks) => form.type({ addOnPacks })}
      />
      <p className={panel["quiet"]}>{t("portalDesk:prices.codesStay")}</p>
    </PublishForm>
  )
}
