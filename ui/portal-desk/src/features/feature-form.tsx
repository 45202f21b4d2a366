import { ChangePortal } from "@application/portals/contract"
import { ChatHost, ChatToken, type OfferedUse, type PortalSettings, takenAway } from "@domain/portals"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result, Schema } from "effect"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../look/look.module.css"
import { mergedTyping } from "../settings/merged-typing.ts"
import { OvertakenNotice } from "../settings/overtaken-notice.tsx"
import { CampaignFeatures } from "./campaign-features.tsx"
import { ChatFeatures } from "./chat-features.tsx"
import { chatOf, featureChange, offerOf, type TypedFeatures, typedFeatures } from "./feature-values.ts"
import { ReviewFeatures } from "./review-features.tsx"
import { PlaceFeatures } from "./place-features.tsx"
import { SignupFeatures } from "./signup-features.tsx"
import { TakenAwayDialog } from "./taken-away-dialog.tsx"

export interface FeatureFormProps {
  readonly settings: PortalSettings
  readonly use: OfferedUse
  /** Typing of before somebody else changed the portal, merged into what they made. */
  readonly carried: TypedFeatures | undefined
  /** What the portal offered before the last change made here. */
  readonly former: TypedFeatures | undefined
  /** Told what is stored, and what was before, unless that was brought back. */
  readonly onSaved: (saved: PortalSettings, before: TypedFeatures | undefined) => void
  readonly onOvertaken: (theirs: PortalSettings, typed: TypedFeatures) => void
}

const isToken = Schema.is(ChatToken)
const isHost = Schema.is(ChatHost)
const site = /^https:\/\/[a-z\d.-]+(?::\d{1,5})?$/

/** What a portal offers, saved together: asks before something in use is taken away, and brings back what was before. */
export const FeatureForm = ({ settings, use, carried, former, onSaved, onOvertaken }: FeatureFormProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  const [isAsking, setAsking] = useState(false)
  const [undone, undo] = useCommand(ChangePortal, { revalidate: false })
  const stored = typedFeatures(settings)
  const { id: portalId, revision } = settings
  const form = useForm(ChangePortal, {
    values: stored,
    input: (typed) => {
      const { regions, languages, locale, embeddedBy } = typed
      const chat = chatOf(typed)
      const refusals = {
        ...(chat !== null && !isToken(chat.token) && { chatToken: t("portalLook:features.fault.chatToken") }),
        ...(chat?.host !== undefined && !isHost(chat.host) && { chatHost: t("portalLook:features.fault.chatHost") }),
        ...(regions.length === 0 && { regions: t("portalLook:features.fault.regions") }),
        ...(!languages.includes(locale) && { locale: t("portalLook:features.fault.locale") }),
        ...(!embeddedBy.every((one) => site.test(one)) && { embeddedBy: t("portalLook:features.fault.embeddedBy") }),
      }
      if (Object.keys(refusals).length > 0) return Result.fail(refusals)
      return Result.succeed({ portalId, revision, ...featureChange(stored, typed) })
    },
    keepAs: `portalFeatures:${portalId}`,
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("portalLook:features.saved"))
      onSaved(saved, stored)
    },
  })
  const { values, state, type } = form
  const first = useRef(carried)
  useEffect(() => {
    if (first.current !== undefined) type(first.current)
    first.current = undefined
  }, [type])
  const lost = takenAway(settings, offerOf(settings, values), use)
  const change = featureChange(stored, values)
  const count = Object.keys(change.flags ?? {}).length + Object.keys(change).filter((name) => name !== "flags").length
  const theirs = state.status === "failed" && state.failure._tag === "PortalChanged" ? state.failure.current : undefined

  const ask = () => {
    if (lost.length > 0 && form.check()) setAsking(true)
    else void form.submit()
  }
  const bringBack = async () => {
    if (former === undefined) return
    const outcome = await undo({ portalId, revision, ...featureChange(stored, former) })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalLook:features.broughtBack"))
    onSaved(outcome.output, undefined)
  }
  return (
    <form {...form.props} onSubmit={(event) => (event.preventDefault(), ask())} className={styles["fields"]}>
      <LeavePrompt form={form} isKept />
      {theirs === undefined ? (
        <FailureNotice failure={form.failure} />
      ) : (
        <OvertakenNotice onGoOn={() => onOvertaken(theirs, mergedTyping(stored, values, typedFeatures(theirs)))} />
      )}
      {undone.status === "failed" ? <FailureNotice failure={undone.failure} /> : null}
      <SignupFeatures form={form} />
      <CampaignFeatures form={form} />
      <ChatFeatures form={form} />
      <ReviewFeatures form={form} />
      <PlaceFeatures form={form} use={use} />
      <div className={styles["publish"]}>
        <Button
          type="submit"
          isDisabled={count === 0}
          isPending={form.isPending}
          pendingLabel={t("common:state.saving")}
        >
          {t("portalLook:features.save")}
        </Button>
        <Button kind="quiet" isDisabled={!form.isDirty} onPress={form.discard}>
          {t("portalLook:look.discard")}
        </Button>
        {former !== undefined && count === 0 ? (
          <Button
            kind="secondary"
            isPending={undone.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void bringBack()}
          >
            {t("portalLook:features.undo")}
          </Button>
        ) : null}
        <span className={styles["quiet"]} role="status">
          {count === 0 ? t("portalLook:features.nothing") : t("portalLook:features.changes", { count })}
        </span>
      </div>
      <TakenAwayDialog
        isOpen={isAsking}
        lost={lost}
        language={settings.locale}
        isPending={form.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void form.submit().finally(() => setAsking(false))}
      />
    </form>
  )
}
