import { ImportStore, type Store, UnlinkStore } from "@application/businesses/contract"
import { isJobOver } from "@domain/channels"
import { hoursBetweenReadings, linkablePlatforms, StorePlatform, storePlatforms } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { formatRelative } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { RadioCards } from "@ui/kit/radio-cards"
import { FailureNotice, presentTime, usePortal, useServices } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ImportNote } from "./import-note.tsx"
import { LinkFields } from "./link-fields.tsx"
import { StoreMark } from "./store-mark.tsx"
import { RefusalNote, StoreStateNote } from "./store-state-note.tsx"
import { useLink } from "./use-link.ts"

export interface StoreLinkPanelProps {
  readonly businessProfileId: BusinessProfileId
  readonly store: Store
  readonly mayLink: boolean
  readonly mayImport: boolean
  readonly onChanged: () => void
}

/** A business's link: linking it, reading its products again, mending lost access and unlinking. */
export const StoreLinkPanel = ({ businessProfileId, store, mayLink, mayImport, onChanged }: StoreLinkPanelProps) => {
  const { t } = useTranslation(["stores", "common"])
  const { language } = usePortal()
  const linkable = linkablePlatforms(useServices())
  const [platform, setPlatform] = useState<StorePlatform | undefined>(store.platform)
  const [address, setAddress] = useState(store.shop ?? "")
  const [token, setToken] = useState("")
  const [isAsked, setAsked] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const { link, errors, refusal, failure, clear } = useLink()
  const [importing, read] = useCommand(ImportStore, { revalidate: false })
  const [unlinking, unlink] = useCommand(UnlinkStore, { revalidate: false })
  const isLinked = store.state === "linked"
  const job = store.feed?.job
  const isReading = job !== undefined && !isJobOver(job.status)
  const isToken = platform !== undefined && storePlatforms[platform].way === "token"
  const broken = [importing, unlinking].flatMap((state) =>
    state.status === "failed" ? [state.failure] : state.status === "broken" ? [state.error] : [],
  )[0]

  const connect = async () => {
    if (platform === undefined) return
    setLinking(true)
    const outcome = await link({
      businessProfileId,
      platform,
      address,
      ...(isToken && { token }),
      returnTo: `/app/${businessProfileId}/storeSetup`,
    })
    if (outcome !== "leaving") setLinking(false)
    if (outcome === "linked") onChanged()
  }

  return (
    <div className={layout["stack"]}>
      {refusal === undefined ? <StoreStateNote store={store} /> : <RefusalNote refusal={refusal} shop={address} />}
      <FailureNotice failure={failure ?? broken} />
      {store.feed === undefined ? null : <ImportNote store={store} />}
      {job !== undefined && isJobOver(job.status) ? (
        <p className={layout["soft"]}>
          {t("stores:import.last", {
            time: formatRelative(new Date(job.updatedAt), new Date(presentTime()), language),
          })}{" "}
          {store.tellsChanges === true
            ? t("stores:import.tells")
            : t("stores:import.often", { hours: hoursBetweenReadings(false) })}
        </p>
      ) : null}
      {isLinked && mayImport ? (
        <div>
          <Button
            kind="secondary"
            isPending={importing.status === "pending" || isReading}
            pendingLabel={t("stores:import.reading")}
            onPress={async () => {
              await read({ businessProfileId })
              onChanged()
            }}
          >
            {t("stores:import.again")}
          </Button>
        </div>
      ) : null}
      {isLinked || !mayLink ? null : (
        <>
          <RadioCards
            label={t("stores:storefront.label")}
            value={platform ?? null}
            onChange={(id) => {
              setPlatform(StorePlatform.literals.find((one) => one === id))
              clear()
            }}
            options={linkable.map((id) => ({
              id,
              title: t(`stores:type.${id}`),
              icon: <StoreMark type={id} />,
            }))}
          />
          {platform === undefined ? null : (
            <LinkFields
              platform={platform}
              address={address}
              token={token}
              errors={errors}
              asks={isToken ? ["address", "token"] : ["address"]}
              onAddress={(typed) => {
                setAddress(typed)
                clear()
              }}
              onToken={(typed) => {
                setToken(typed)
                clear()
              }}
            />
          )}
          <div>
            <Button
              isDisabled={platform === undefined}
              isPending={isLinking}
              pendingLabel={t("stores:linkStore.linking")}
              onPress={() => void connect()}
            >
              {t(store.state === "accessLost" ? "stores:linkStore.mend" : "stores:linkStore.action")}
            </Button>
          </div>
        </>
      )}
      {mayLink && store.feed !== undefined ? (
        <div>
          <Button kind="quiet" onPress={() => setAsked(true)}>
            {t("stores:unlink.action")}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsked}
        title={t("stores:unlink.title")}
        confirmLabel={t("stores:unlink.action")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("stores:unlink.working")}
        isPending={unlinking.status === "pending"}
        isDangerous
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          await unlink({ businessProfileId })
          setAsked(false)
          onChanged()
        }}
      >
        {t("stores:unlink.text")}
      </ConfirmDialog>
    </div>
  )
}
