import { RemoveSavedAudience, SaveAudience } from "@application/campaigns/contract"
import { mostSavedAudiences, type SavedAudience } from "@domain/campaigns"
import type { ProfileMembership } from "@domain/identity"
import { failureIn, lazyPart, type OutputOf, useCommand } from "@ui/container"
import type { ListSavedAudiences } from "@application/campaigns/contract"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { FailureNotice } from "@ui/shared/frame"
import { UsersRound } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { AudienceRow } from "./audience-row.tsx"
import { type AudienceValues, valuesOf } from "./audience-values.ts"
import styles from "./saved.module.css"

/** Rarely needed and with a map, so apart from the page. */
const AudienceForm = lazyPart(async () => (await import("./audience-form.tsx")).AudienceForm)

export interface SavedAudiencesProps {
  readonly profile: Pick<ProfileMembership, "id" | "region">
  readonly audiences: OutputOf<typeof ListSavedAudiences>["audiences"]
  readonly mayChange: boolean
  readonly onChanged: () => void
}

type Opened = { readonly audience?: SavedAudience; readonly begin?: AudienceValues }

/** The audiences that a business keeps, each with what can be done with it; a removed one can be brought back. */
export const SavedAudiences = ({ profile, audiences, mayChange, onChanged }: SavedAudiencesProps) => {
  const { t } = useTranslation(["audiences", "common"])
  const [opened, setOpened] = useState<Opened>()
  const [removed, setRemoved] = useState<SavedAudience>()
  const [removing, remove] = useCommand(RemoveSavedAudience, { revalidate: false })
  const [returning, bringBack] = useCommand(SaveAudience, { revalidate: false })
  const businessProfileId = profile.id
  const isFull = audiences.length >= mostSavedAudiences

  const removeOne = async (audience: SavedAudience) => {
    const outcome = await remove({ businessProfileId, audienceId: audience.id })
    if (outcome?.status !== "succeeded") return
    setRemoved(audience)
    onChanged()
  }
  const undo = async () => {
    if (removed === undefined) return
    const outcome = await bringBack({ businessProfileId, ...valuesOf(removed) })
    if (outcome?.status !== "succeeded") return
    setRemoved(undefined)
    onChanged()
  }
  const add = (
    <Button isDisabled={isFull} onPress={() => setOpened({})}>
      {t("audiences:add")}
    </Button>
  )
  return (
    <Panel
      title={t("audiences:title")}
      description={isFull ? t("audiences:full", { most: mostSavedAudiences }) : t("audiences:lead")}
      actions={mayChange && audiences.length > 0 ? add : undefined}
    >
      <FailureNotice failure={failureIn(removing) ?? failureIn(returning)} />
      {removed === undefined ? null : (
        <Banner
          tone="info"
          action={
            <Button
              size="small"
              kind="secondary"
              isPending={returning.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void undo()}
            >
              {t("audiences:bringBack")}
            </Button>
          }
          dismiss={{ label: t("common:action.close"), onDismiss: () => setRemoved(undefined) }}
        >
          {t("audiences:removed", { name: removed.name })}
        </Banner>
      )}
      {audiences.length === 0 ? (
        <EmptyState
          level={3}
          icon={<UsersRound />}
          title={t("audiences:empty.title")}
          {...(mayChange && { action: add })}
        >
          {t(mayChange ? "audiences:empty.text" : "audiences:empty.readOnly")}
        </EmptyState>
      ) : (
        <ul className={styles["rows"]}>
          {audiences.map((listed) => (
            <li key={listed.audience.id}>
              <AudienceRow
                profile={profile}
                listed={listed}
                mayChange={mayChange}
                onChange={() => setOpened({ audience: listed.audience })}
                onCopy={() =>
                  setOpened({
                    begin: {
                      ...valuesOf(listed.audience),
                      name: t("audiences:copyOf", { name: listed.audience.name }).slice(0, 60),
                    },
                  })
                }
                onRemove={() => void removeOne(listed.audience)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {opened === undefined ? null : (
          <AudienceForm
            profile={profile}
            {...opened}
            onClose={() => setOpened(undefined)}
            onSaved={() => {
              setOpened(undefined)
              onChanged()
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}
