import { GetConfiguration, type Store } from "@application/businesses/contract"
import type { BusinessProfileId, ProductFeedId } from "@domain/kernel"
import { readOnlyFields } from "@domain/portals"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { FacebookPanel } from "@ui/shared/linking"
import { useMay } from "@ui/shared/use-may"
import { type ReactNode, useCallback, useRef } from "react"
import { useTranslation } from "react-i18next"
import { ImportNote } from "./import-note.tsx"
import { NotLinkedNote } from "./not-linked-note.tsx"
import { ProductPictures } from "./product-pictures.tsx"
import { ShopLogo } from "./shop-logo.tsx"
import { StorePageFrame } from "./store-page-frame.tsx"
import { useStorePlace } from "./store-place.ts"
import { useLiveStore } from "./use-live-store.ts"
import { usePictureChoice } from "./use-picture-choice.ts"

interface ChosenPicturesProps {
  readonly businessProfileId: BusinessProfileId
  readonly feedId: ProductFeedId
  /** Receives how the choice is kept when the page goes on. */
  readonly onReady: (save: () => Promise<boolean>) => void
}

const ChosenPictures = ({ businessProfileId, feedId, onReady }: ChosenPicturesProps) => {
  const choice = usePictureChoice(businessProfileId, feedId)
  onReady(choice.save)
  return <ProductPictures choice={choice} />
}

/** The products of a store as far as they are read. */
const Products = ({ store, children }: { readonly store: Store | undefined; readonly children: ReactNode }) => {
  const { t } = useTranslation("stores")
  if (store === undefined) return <Skeleton shape="box" height="5rem" />
  return (
    <>
      <ImportNote store={store} />
      {store.feed === undefined ? <p>{t("stores:assets.noProducts")}</p> : children}
    </>
  )
}

/**
 * What the store's ads are made of and run from: its products' pictures, its logo, and its page on Facebook. Spec: store onboarding,
 * assets.
 */
export default function Assets() {
  const { t } = useTranslation(["stores", "common"])
  const { profileId, address, next } = useStorePlace("assets")
  const { output: store, failure, retry } = useLiveStore(profileId)
  const { output: configuration } = useRead(GetConfiguration, profileId && { businessProfileId: profileId })
  const may = useMay(profileId)
  const save = useRef(async () => true)
  const keepSave = useCallback((saving: () => Promise<boolean>) => {
    save.current = saving
  }, [])
  if (profileId === undefined)
    return (
      <StorePageFrame page="assets" lead={t("stores:noProfile")}>
        <NavButton to={address("linkStore")}>{t("stores:linkStore.title")}</NavButton>
      </StorePageFrame>
    )
  const { feed } = store ?? {}
  const mayChangeLogo = configuration !== undefined && !readOnlyFields(configuration.category).includes("logo")
  return (
    <StorePageFrame
      page="assets"
      onContinue={async () => {
        if (await save.current()) next()
      }}
    >
      <NotLinkedNote businessProfileId={profileId} />
      <Panel title={t("stores:assets.products")} description={t("stores:assets.productsLead")}>
        <FailureNotice failure={store === undefined ? failure : undefined} />
        {store === undefined && failure !== undefined ? null : (
          <Products store={store}>
            {feed?.job?.status === "Done" && may("editCreatives") ? (
              <ChosenPictures key={feed.job.jobId} businessProfileId={profileId} feedId={feed.id} onReady={keepSave} />
            ) : null}
          </Products>
        )}
      </Panel>
      {may("editProfile") && mayChangeLogo ? (
        <Panel title={t("stores:field.logo")} description={t("stores:logo.lead")}>
          <ShopLogo businessProfileId={profileId} takesItself />
        </Panel>
      ) : null}
      {may("linkAccounts") ? (
        <Panel title={t("stores:assets.page")} description={t("stores:assets.pageLead")}>
          <FacebookPanel
            businessProfileId={profileId}
            returnTo={address("assets")}
            onChanged={retry}
            onSetUp={() => next()}
          />
        </Panel>
      ) : null}
    </StorePageFrame>
  )
}
