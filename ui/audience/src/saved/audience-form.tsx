import { SaveAudience } from "@application/campaigns/contract"
import {
  ageBands,
  checkedAudience,
  differingAudience,
  exclusionFault,
  locationLack,
  type SavedAudience,
} from "@domain/campaigns"
import type { ProfileMembership } from "@domain/identity"
import styles from "@ui/journey/layout.module.css"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { AudienceSizeOf } from "../audience-size.tsx"
import { LanguageFields } from "../language-fields.tsx"
import { PeopleFields } from "../people-fields.tsx"
import { WhereFields } from "../where-fields.tsx"
import { AudienceInterests } from "./audience-interests.tsx"
import { ListChoice } from "./list-choice.tsx"
import { type AudienceValues, newAudience, valuesOf } from "./audience-values.ts"

export interface AudienceFormProps {
  readonly profile: Pick<ProfileMembership, "id" | "region">
  /** The audience that is changed; absent for a new one. */
  readonly audience?: SavedAudience
  /** What a new audience begins with. */
  readonly begin?: AudienceValues
  readonly onClose: () => void
  readonly onSaved: (audience: SavedAudience) => void
}

/** Makes or changes a saved audience. Two people who change one are told, and choose which counts. */
export const AudienceForm = ({ profile, audience, begin, onClose, onSaved }: AudienceFormProps) => {
  const { t } = useTranslation(["audiences", "launch", "common"])
  const { id: businessProfileId, region } = profile
  const [present, setPresent] = useState(audience)
  const area = useRef<HTMLDivElement>(null)
  const form = useForm(SaveAudience, {
    values: audience === undefined ? (begin ?? newAudience(region)) : valuesOf(audience),
    input: (typed: AudienceValues) =>
      Result.map(checkedAudience(typed), (checked) => ({
        businessProfileId,
        ...(present !== undefined && { id: present.id, version: present.version }),
        ...checked,
      })),
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("audiences:saved", { name: saved.name }))
      onSaved(saved)
    },
  })
  const { values, state, failure } = form
  const theirs =
    state.status === "failed" && state.failure._tag === "SavedAudienceChanged" ? state.failure.audience : undefined
  const lack = locationLack(values.targetLocation)
  const placeError = form.errorOf("targetLocation")
  const { leave, question } = useLeaveQuestion(form)
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        size="large"
        title={t(audience === undefined ? "audiences:form.new" : "audiences:form.change")}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        }
      >
        <form {...form.props} className={styles["stack"]}>
          {theirs === undefined ? (
            <FailureNotice failure={failure} />
          ) : (
            <Banner
              tone="warning"
              title={t("audiences:changed.title")}
              action={
                <>
                  <Button
                    size="small"
                    kind="secondary"
                    onPress={() => {
                      setPresent(theirs)
                      form.type(valuesOf(theirs))
                    }}
                  >
                    {t("audiences:changed.theirs")}
                  </Button>
                  <Button
                    size="small"
                    onPress={() => {
                      setPresent(theirs)
                      form.type({})
                    }}
                  >
                    {t("audiences:changed.mine")}
                  </Button>
                </>
              }
            >
              {t("audiences:changed.text", {
                parts: differingAudience(values, theirs)
                  .map((part) => t(`audiences:part.${part}`))
                  .join(", "),
                count: differingAudience(values, theirs).length,
              })}
            </Banner>
          )}
          <TextField
            label={t("audiences:form.name")}
            hint={t("audiences:form.nameHint")}
            maxLength={60}
            autoComplete="off"
            {...form.field("name")}
          />
          <section className={styles["tight"]}>
            <h3 className={styles["heading"]}>{t("launch:title.ageGenderTarget")}</h3>
            <PeopleFields
              gender={values.targetGender}
              bands={values.ageBands}
              error={form.errorOf("ageBands")}
              onGender={(targetGender) => form.type({ targetGender })}
              onBands={(ids) => form.type({ ageBands: ageBands.filter((band) => ids.includes(band)) })}
            />
            <LanguageFields
              region={region}
              chosen={values.languages ?? []}
              onChange={(languages) => form.type({ languages })}
            />
          </section>
          <section className={styles["tight"]}>
            <h3 className={styles["heading"]}>{t("launch:title.locationTargeting")}</h3>
            <WhereFields
              where={{
                area,
                region,
                isSpecial: false,
                location: values.targetLocation,
                lack,
                fault: exclusionFault(values.targetLocation),
                keepsCircle: false,
                isAsked: placeError !== undefined,
                choose: (targetLocation) => form.type({ targetLocation }),
              }}
            />
            <AudienceSizeOf
              region={region}
              location={values.targetLocation}
              bands={values.ageBands}
              gender={values.targetGender}
              languages={values.languages}
            />
          </section>
          <section className={styles["tight"]}>
            <h3 className={styles["heading"]}>{t("launch:title.fbInterests")}</h3>
            <p className={styles["soft"]}>{t("launch:help.fbInterests")}</p>
            <AudienceInterests
              businessProfileId={businessProfileId}
              chosen={values.interests}
              onChange={(interests) => form.type({ interests })}
            />
          </section>
          <section className={styles["tight"]}>
            <h3 className={styles["heading"]}>{t("audiences:lists.title")}</h3>
            <p className={styles["soft"]}>{t("audiences:lists.help")}</p>
            <ListChoice
              businessProfileId={businessProfileId}
              included={values.includedLists}
              excluded={values.excludedLists}
              error={form.errorOf("excludedLists")}
              onChange={({ included, excluded }) => form.type({ includedLists: included, excludedLists: excluded })}
            />
          </section>
        </form>
      </Dialog>
      <LeavePrompt form={form} />
      {question}
    </>
  )
}
