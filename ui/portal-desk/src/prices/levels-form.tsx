import { PublishPricingBand } from "@application/signup/contract"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { LevelFields } from "./price-fields.tsx"
import { PublishForm } from "./publish-form.tsx"
import { firstTyped } from "./typed-prices.ts"
import { type NewPricesProps, usePriceRules } from "./use-price-rules.ts"

/** Changes the daily budgets of the levels alone, from a later day on. */
export const LevelsForm = (props: NewPricesProps) => {
  const { portal, scope, base, firstDay, onPublished } = props
  const { t } = useTranslation("portalDesk")
  const format = useFormat()
  const rules = usePriceRules(props)
  const form = useForm(PublishPricingBand, {
    values: firstTyped(base, firstDay),
    keepAs: `levels ${scope.region}`,
    revalidate: false,
    input: (typed) => {
      const refusals = rules.refusalsOf(typed)
      const list = rules.listOf(typed)
      if (list === undefined || Object.keys(refusals).length > 0) return Result.fail(refusals)
      return Result.succeed({
        portalId: portal.id,
        region: scope.region,
        effectiveFrom: list.effectiveFrom,
        starterDaily: list.recommendedDaily,
        growthDaily: list.growthDaily ?? list.recommendedDaily,
        customFrom: list.minimumDaily,
        customUpTo: list.maximumDaily,
      })
    },
    onSaved: (_, { values }) => {
      toastSuccess(t("portalDesk:prices.published", { day: format.day(values.effectiveFrom) }))
      onPublished()
    },
  })
  const live = form.isDirty ? rules.refusalsOf(form.values) : {}
  return (
    <PublishForm form={form} scope={scope} before={rules.before(form.values)} after={rules.listOf(form.values)}>
      <LevelFields form={form} live={live} region={scope.region} />
    </PublishForm>
  )
}
