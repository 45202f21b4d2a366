import { ListSavedAudiences } from "@application/campaigns/contract"
import {
  audienceOf,
  differingAudience,
  type PlanTargeting,
  type SavedAudience,
  withSavedAudience,
} from "@domain/campaigns"
import type { BusinessProfileId, Region } from "@domain/kernel"
import type { SessionChange } from "@domain/signup"
import { lazyPart, useRead } from "@ui/container"
import styles from "@ui/journey/layout.module.css"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { useMay } from "@ui/shared/use-may"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"

/** Rarely needed and with a map of its own, so apart. */
const AudienceForm = lazyPart(async () => (await import("./audience-form.tsx")).AudienceForm)

/** The fields of a draft that a saved audience fills. */
const filledFields = [
  "targetGender",
  "ageBands",
  "languages",
  "targetLocation",
  "interests",
  "includedLists",
  "excludedLists",
  "savedAudience",
] as const

/** The change that gives a draft the audience of a targeting; what that does not have is taken from the draft. */
const audienceChange = (targeting: PlanTargeting): SessionChange => ({
  targeting: Object.fromEntries(filledFields.map((field) => [field, targeting[field] ?? null])),
})

interface ChoiceProps {
  readonly editing: PlanEditing
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
}

const Choice = ({ editing: { details, change }, businessProfileId, region }: ChoiceProps) => {
  const { t } = useTranslation(["audiences", "common"])
  const may = useMay(businessProfileId)
  const { output, failure, retry } = useRead(ListSavedAudiences, { businessProfileId })
  const [before, setBefore] = useState<PlanTargeting>()
  const [isSaving, setSaving] = useState(false)
  const audiences = (output?.audiences ?? []).map(({ audience }) => audience)
  const used = details.targeting.savedAudience
  const saved = audiences.find(({ id }) => id === used?.id)
  const differences = saved === undefined ? [] : differingAudience(audienceOf(details), saved)
  const isAsSaved = saved !== undefined && differences.length === 0
  const choose = (audience: SavedAudience | undefined) => {
    if (audience === undefined) return
    setBefore(details.targeting)
    change(audienceChange(withSavedAudience({}, audience)))
  }
  return (
    <div className={styles["tight"]}>
      {failure === undefined ? null : (
        <div className={styles["row"]} role="status">
          <span>{t("audiences:choice.failed")}</span>
          <Button kind="quiet" size="small" onPress={retry}>
            {t("common:action.retry")}
          </Button>
        </div>
      )}
      {audiences.length === 0 ? null : (
        <Select
          label={t("audiences:choice.label")}
          placeholder={t("audiences:choice.none")}
          options={audiences.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={isAsSaved ? String(saved.id) : null}
          onChange={(id) => choose(audiences.find((audience) => String(audience.id) === id))}
        />
      )}
      <div role="status" className={styles["row"]}>
        {output !== undefined && used !== undefined && saved === undefined ? (
          <span>{t("audiences:choice.gone")}</span>
        ) : null}
        {isAsSaved ? <span>{t("audiences:choice.used", { name: saved.name })}</span> : null}
        {saved !== undefined && !isAsSaved ? (
          <>
            <span>
              {t("audiences:choice.changed", {
                name: saved.name,
                parts: differences.map((part) => t(`audiences:part.${part}`)).join(", "),
              })}
            </span>
            <Button kind="quiet" size="small" onPress={() => choose(saved)}>
              {t("audiences:choice.again", { name: saved.name })}
            </Button>
          </>
        ) : null}
        {before !== undefined && isAsSaved ? (
          <Button
            kind="quiet"
            size="small"
            onPress={() => {
              change(audienceChange(before))
              setBefore(undefined)
            }}
          >
            {t("audiences:choice.undo")}
          </Button>
        ) : null}
      </div>
      {output === undefined ? null : (
        <div className={styles["row"]}>
          {!isAsSaved && may("editCampaigns") ? (
            <Button kind="quiet" size="small" flush="start" onPress={() => setSaving(true)}>
              {t("audiences:choice.save")}
            </Button>
          ) : null}
          <Link to={`/app/${businessProfileId}/audience`}>{t("audiences:choice.all")}</Link>
        </div>
      )}
      <Suspense fallback={null}>
        {isSaving ? (
          <AudienceForm
            profile={{ id: businessProfileId, region }}
            begin={{ name: "", ...audienceOf(details) }}
            onClose={() => setSaving(false)}
            onSaved={(audience) => {
              setSaving(false)
              change(audienceChange(withSavedAudience({}, audience)))
              retry()
            }}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

/** The saved audiences of a draft's business, to use one or to save the draft's; nothing before there is a business. */
export const SavedAudienceChoice = ({ editing }: { readonly editing: PlanEditing }) => {
  const { businessProfileId, region } = editing.details
  return businessProfileId === undefined ? null : (
    <Choice editing={editing} businessProfileId={businessProfileId} region={region} />
  )
}
