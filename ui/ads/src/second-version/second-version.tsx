import {
  type AdVariant,
  adCopyOf,
  adLanguageOf,
  type CampaignPlan,
  creativeContentOf,
  differingFields,
  longestTestQuestion,
  objectiveOf,
  planChanges,
  planOfVersion,
  type TestMeans,
} from "@domain/campaigns"
import { allowedCallsToAction, callToActionLabel, recommendedLengths, shownPicture } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import { checkAd } from "@ui/journey/ad-checks"
import { withCreative } from "@ui/journey/draft-creative"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { AdVersions } from "@ui/shared/ad-versions"
import { TestTerms } from "@ui/shared/test-terms"
import { Struct } from "effect"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { CountedField } from "../counted-field.tsx"
import { FieldStack } from "../field-stack.tsx"
import { PictureGrid } from "../picture-grid.tsx"
import styles from "./second-version.module.css"

export interface SecondVersionProps {
  readonly details: SignupSession
  readonly change: (parts: ReturnType<typeof withCreative>) => void
  /** The plan of the campaign that runs, to which the version is added; absent before a launch. */
  readonly running?: CampaignPlan
  /** What a test in the running campaign would have. */
  readonly means?: TestMeans
}

const texts = ["primaryText", "headline", "description"] as const
const asInA = "asInA"

/** The variant with a part of it replaced; an empty text and undefined remove the part. */
const changed = (
  variant: AdVariant,
  change: { readonly [Name in keyof AdVariant]?: AdVariant[Name] | undefined },
): AdVariant =>
  Object.fromEntries(
    Object.entries({ ...variant, ...change }).filter(([, value]) => value !== undefined && value !== ""),
  )

/** What is so for a version beside an ad that runs, and what keeps it from being sent yet. */
const Added = ({ running, details }: Required<Pick<SecondVersionProps, "running" | "details">>) => {
  const { t } = useTranslation(["launch", "callFailures"])
  const isReworded = planChanges(
    running,
    { ...running, ...Struct.pick(details, ["business", "creative"]) },
    "Social",
  ).some(({ effect }) => effect === "newAd")
  return (
    <>
      <p>{t("launch:versions.form.added")}</p>
      <p>{t("launch:versions.form.learned")}</p>
      {isReworded ? <Banner tone="warning" title={t("launch:versions.form.alone")} /> : null}
    </>
  )
}

/** A folded line under the ad; opened, the form for a second version with both ads beside each other. Ours. */
export const SecondVersion = ({ details, change, running, means }: SecondVersionProps) => {
  const { t } = useTranslation(["launch", "creatives", "common"])
  const { creativeDetail = {} } = details.creative
  const { variant } = creativeDetail
  const [isOpen, setOpen] = useState(variant !== undefined)
  const id = useId()
  const language = adLanguageOf(details)
  const objective = objectiveOf(details)
  const copy = adCopyOf(details)
  const written = {
    ...details,
    creative: { ...details.creative, creativeDetail: { ...creativeDetail, adDetail: copy } },
  }
  const second = planOfVersion(written, "B")
  const secondCopy = adCopyOf(second)
  const differing = differingFields(creativeDetail, copy, objective)
  const edit = (part: Parameters<typeof changed>[1]) =>
    change(withCreative(details, { variant: changed(variant ?? {}, part) }))
  const shown = (of: SignupSession) => {
    const { primaryText, headline, description } = adCopyOf(of)
    return { primaryText, headline, description, content: creativeContentOf(of) }
  }
  const pictures = (details.business.pictures ?? []).filter(({ url }) => url !== creativeDetail.picture?.url)
  const remove = () => {
    setOpen(false)
    change(withCreative(details, { variant: undefined }))
  }
  const checks = checkAd(secondCopy, details)
  return (
    <details className={styles["second"]} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("launch:versions.form.open")}</summary>
      {isOpen ? (
        <div className={styles["form"]}>
          <p className={styles["quiet"]}>{t("launch:versions.form.lead")}</p>
          {running === undefined ? null : <Added running={running} details={details} />}
          <FieldStack>
            <TextField
              label={t("launch:versions.form.question")}
              hint={t("launch:versions.form.questionHint")}
              value={variant?.question ?? ""}
              maxLength={longestTestQuestion}
              onChange={(question) => edit({ question })}
            />
            <p className={styles["quiet"]}>{t("launch:versions.form.asInA")}</p>
            {texts.map((name) => (
              <CountedField
                key={name}
                label={`${t(`creatives:field.${name}`)} (${t("launch:versions.B")})`}
                value={variant?.[name] ?? ""}
                language={language}
                most={Math.min(
                  recommendedLengths[name].most,
                  (name === "primaryText" && details.longestPrimaryText) || Infinity,
                )}
                problems={variant?.[name] === undefined ? [] : checks[name]}
                showsErrors
                isLong={name === "primaryText"}
                isOptional
                onChange={(text) => edit({ [name]: text })}
              />
            ))}
            <Select
              label={`${t("creatives:field.callToAction")} (${t("launch:versions.B")})`}
              placeholder={t("launch:versions.form.same")}
              value={variant?.callToAction ?? asInA}
              options={[
                { id: asInA, label: t("launch:versions.form.same") },
                ...allowedCallsToAction(objective).map((action) => ({
                  id: action,
                  label: callToActionLabel(action, language, details.creative.messagingApp),
                })),
              ]}
              onChange={(chosen) =>
                edit({ callToAction: allowedCallsToAction(objective).find((action) => action === chosen) })
              }
            />
            {pictures.length === 0 ? null : (
              <div className={styles["pictures"]}>
                <p id={id}>{t("launch:versions.form.picture")}</p>
                <PictureGrid
                  label={t("launch:versions.form.picture")}
                  pictures={pictures.map(({ url, alt }, index) => ({
                    id: url,
                    src: shownPicture(url),
                    name: alt ?? t("launch:versions.form.pictureName", { number: index + 1 }),
                  }))}
                  selected={variant?.picture?.url}
                  pendingLabel={t("common:state.loading")}
                  onChoose={(url) =>
                    edit({
                      picture: variant?.picture?.url === url ? undefined : pictures.find((one) => one.url === url),
                    })
                  }
                />
              </div>
            )}
            <Checkbox
              isSelected={variant?.endsWeaker === true}
              hint={t("launch:versions.form.endsWeakerHint")}
              onChange={(isOn) => edit({ endsWeaker: isOn ? true : undefined })}
            >
              {t("launch:versions.form.endsWeaker")}
            </Checkbox>
          </FieldStack>
          <p role="status">
            {differing.length === 0
              ? t("launch:versions.form.none")
              : differing.length > 1
                ? t("launch:versions.form.many")
                : null}
          </p>
          {differing.length === 0 ? null : (
            <AdVersions
              first={shown(planOfVersion(written, "A"))}
              second={shown(second)}
              link={copy.websiteUrl ?? ""}
              isFeedOnly
            />
          )}
          <TestTerms plan={written} isAdded={running !== undefined} {...(means !== undefined && { means })} />
          {variant === undefined ? null : (
            <Button kind="quiet" size="small" flush="start" onPress={remove}>
              {t("launch:versions.form.remove")}
            </Button>
          )}
        </div>
      ) : null}
    </details>
  )
}
