import { AllowAssistant, type ReadAssistantRequest } from "@application/identity/contract"
import type { InputOf, OutputOf } from "@application/kernel"
import { assistantPolicy, type AssistantScope } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AskerFacts } from "./asker-facts.tsx"
import { BusinessChoice } from "./business-choice.tsx"
import { scopeWords } from "./scope-words.ts"

export interface ConsentFormProps {
  readonly asked: InputOf<typeof ReadAssistantRequest>
  readonly request: OutputOf<typeof ReadAssistantRequest>
}

const days = assistantPolicy.days.map(String)

/** What a person lets an assistant do; both answers lead back to the program that asks. */
export const ConsentForm = ({ asked, request }: ConsentFormProps) => {
  const { t } = useTranslation(["assistants", "callFailures", "common"])
  const { businesses } = request
  const [only] = businesses.length === 1 ? businesses : []
  const [isLeaving, setLeaving] = useState(false)
  const leaveTo = (address: string) => {
    setLeaving(true)
    window.location.assign(address)
  }
  const form = useForm(AllowAssistant, {
    values: {
      scopes: request.scopes,
      reach: businesses.length === 0 ? "all" : "some",
      businessProfileIds: (only === undefined ? [] : [only.id]) as ReadonlyArray<BusinessProfileId>,
      days: String(assistantPolicy.usualDays),
    },
    input: ({ scopes, reach, businessProfileIds, days: chosen }) => {
      if (reach === "some" && businessProfileIds.length === 0)
        return Result.fail({ businessProfileIds: { key: "assistants.businessesEmpty" } })
      return Result.succeed({
        ...asked,
        scopes,
        ...(reach === "some" && { businessProfileIds }),
        days: assistantPolicy.days.find((one) => String(one) === chosen) ?? assistantPolicy.usualDays,
      })
    },
    revalidate: false,
    onSaved: ({ returnAddress }) => leaveTo(returnAddress),
  })
  const scopes = form.field("scopes")
  const chosen = form.field("businessProfileIds")
  const reach = form.field("reach")
  return (
    <form {...form.props} className={panel["form"]}>
      <FailureNotice failure={form.failure} />
      <AskerFacts request={request} />
      <CheckboxGroup
        label={t("assistants:request.scopes")}
        {...scopes}
        onChange={(ids) =>
          scopes.onChange(request.scopes.filter((scope) => scope === "business:read" || ids.includes(scope)))
        }
        options={request.scopes.map((scope: AssistantScope) => ({
          id: scope,
          label: t(`assistants:scope.${scopeWords(scope)}.name`),
          detail: t(`assistants:scope.${scopeWords(scope)}.detail`),
          isDisabled: scope === "business:read",
        }))}
      />
      {businesses.length === 0 ? (
        <p className={panel["quiet"]}>{t("assistants:request.noBusiness")}</p>
      ) : (
        <RadioCards
          label={t("assistants:request.businesses")}
          value={reach.value}
          onChange={reach.onChange}
          options={[
            {
              id: "some",
              title: t("assistants:request.some"),
              detail: (
                <BusinessChoice
                  businesses={businesses}
                  value={chosen.value}
                  onChange={chosen.onChange}
                  error={chosen.error}
                />
              ),
            },
            { id: "all", title: t("assistants:request.all"), description: t("assistants:request.allText") },
          ]}
        />
      )}
      <Select
        label={t("assistants:request.days")}
        placeholder={t("assistants:request.days")}
        hint={t("assistants:request.endable")}
        {...form.choice("days", days)}
        options={assistantPolicy.days.map((count) => ({
          id: String(count),
          label: t("assistants:request.daysOf", { count }),
        }))}
      />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending || isLeaving} pendingLabel={t("common:state.sending")}>
          {t("assistants:request.allow")}
        </Button>
        <Button kind="secondary" isDisabled={form.isPending} onPress={() => leaveTo(request.refusalAddress)}>
          {t("assistants:request.refuse")}
        </Button>
      </div>
    </form>
  )
}
