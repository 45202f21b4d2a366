import { GetConfiguration } from "@application/businesses/contract"
import { categoryAbilities, readOnlyFields } from "@domain/portals"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import layout from "@ui/journey/layout.module.css"
import { DetailsFields } from "./details-fields.tsx"
import { ProductFilePanel } from "./product-file-panel.tsx"
import { ShopLogo } from "./shop-logo.tsx"
import { StoreLinkPanel } from "./store-link-panel.tsx"
import { useDetails } from "./use-details.ts"
import { useLiveStore } from "./use-live-store.ts"

/** The store of a business: its details, open or closed by its category, and its link. Spec: storeSetup; roles. */
export default function StoreSetup() {
  const { t } = useTranslation(["stores", "common"])
  const profile = useProfile()
  const may = useMay()
  const id = profile?.id
  const {
    output: configuration,
    failure: notRead,
    retry: readAgain,
  } = useRead(GetConfiguration, id && { businessProfileId: id })
  const { output: store, failure: notLinked, retry } = useLiveStore(id)
  const details = useDetails(id, false)
  const [isSaved, setSaved] = useState(false)
  const [isSaving, setSaving] = useState(false)
  if (id === undefined) return null
  const failed = notRead ?? notLinked ?? (details.isReady ? undefined : details.failure)
  const isLoaded = configuration !== undefined && store !== undefined && details.isReady
  const mayEdit = may("editProfile")
  return (
    <div className={page["page"]}>
      <PageHead title={t("stores:setup.title")} lead={t("stores:setup.lead")} />
      {isLoaded ? (
        <>
          <Panel title={t("stores:setup.details")}>
            <form
              noValidate
              className={layout["stack"]}
              onSubmit={async (event) => {
                event.preventDefault()
                setSaving(true)
                setSaved(await details.save())
                setSaving(false)
              }}
            >
              <FailureNotice failure={details.failure} />
              {mayEdit && !readOnlyFields(configuration.category).includes("logo") ? (
                <ShopLogo businessProfileId={id} />
              ) : null}
              <DetailsFields
                typed={details.typed}
                errors={details.errors}
                readOnly={
                  mayEdit
                    ? readOnlyFields(configuration.category)
                    : ["logo", "name", "email", "currency", "timezone", "location", "address"]
                }
                onType={(change) => {
                  setSaved(false)
                  details.type(change)
                }}
              />
              {mayEdit ? (
                <div className={layout["row"]}>
                  <Button type="submit" isPending={isSaving} pendingLabel={t("common:state.saving")}>
                    {t("common:action.save")}
                  </Button>
                  <span role="status">{isSaved ? t("stores:setup.saved") : null}</span>
                </div>
              ) : null}
            </form>
          </Panel>
          {categoryAbilities[configuration.category].linksStores ? (
            <>
              <Panel title={t("stores:setup.link")} description={t("stores:setup.linkLead")}>
                <StoreLinkPanel
                  key={`${store.state} ${store.shop ?? ""}`}
                  businessProfileId={id}
                  store={store}
                  mayLink={may("linkAccounts")}
                  mayImport={may("editFeeds")}
                  onChanged={retry}
                />
              </Panel>
              {may("editFeeds") ? (
                <ProductFilePanel businessProfileId={id} isLinked={store.state === "linked"} />
              ) : null}
            </>
          ) : null}
        </>
      ) : failed === undefined ? (
        <Skeleton shape="box" height="16rem" />
      ) : (
        <ErrorState
          level={2}
          title={t("stores:setup.notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={() => {
            readAgain()
            retry()
            details.retry()
          }}
        />
      )}
    </div>
  )
}
