import { SetUpConversionSite } from "@application/conversions/contract"
import { ConsentWay, mostHosts } from "@domain/conversions"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Dialog } from "@ui/kit/dialog"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"
import type { SetUp } from "./read-conversions.ts"

export interface SiteDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly setUp: SetUp
  readonly onClose: () => void
  readonly onSaved: () => void
}

interface SiteValues {
  readonly hosts: string
  readonly consent: ConsentWay
  readonly agrees: boolean
}

const wayOf = (id: string): ConsentWay => ConsentWay.literals.find((way) => way === id) ?? "WebsiteAsks"

/** Says which website conversions come from and how its visitors agree; the words about consent are agreed to each time. */
export const SiteDialog = ({ businessProfileId, setUp, onClose, onSaved }: SiteDialogProps) => {
  const { t } = useTranslation(["conversions", "common"])
  const { site, website = "", statement } = setUp
  const form = useForm(SetUpConversionSite, {
    values: {
      hosts: site === undefined ? website : [site.address, ...site.hosts.slice(1)].join("\n"),
      consent: wayOf(site?.consent ?? "WebsiteAsks"),
      agrees: false,
    },
    input: ({ hosts, consent, agrees }: SiteValues) =>
      agrees
        ? Result.succeed({
            businessProfileId,
            hosts: hosts
              .split(/[\s,]+/)
              .filter((host) => host !== "")
              .slice(0, mostHosts + 1),
            consent,
            statement,
          })
        : Result.fail({ agrees: t("conversions:consent.needed") }),
    names: { statement: "agrees" },
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("conversions:site.saved"))
      onSaved()
    },
  })
  const { leave, question } = useLeaveQuestion(form)
  const { values } = form
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        title={t("conversions:site.title")}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        }
      >
        <form {...form.props} className={styles["stack"]}>
          <FailureNotice failure={form.failure} />
          <TextArea
            label={t("conversions:site.hosts")}
            hint={t("conversions:site.hostsHint")}
            maxLength={3_000}

            {...form.field("hosts")}
          />
          <RadioCards
            label={t("conversions:site.consent")}
            options={ConsentWay.literals.map((id) => ({
              id,
              title: t(`conversions:consent.${id}.title`),
              description: t(`conversions:consent.${id}.text`),
            }))}
            value={values.consent}
            onChange={(id) => form.type({ consent: wayOf(id), agrees: false })}
          />
          <Checkbox
            isSelected={values.agrees}
            error={form.errorOf("agrees")}
            onChange={(agrees) => form.type({ agrees })}
          >
            {t(`conversions:consent.${values.consent}.statement`)}
          </Checkbox>
        </form>
      </Dialog>
      <LeavePrompt form={form} />
      {question}
    </>
  )
}
