import { ListConversionNetworks } from "@application/conversions/contract"
import type { ListNetwork } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart, type OutputOf, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { Send } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { NetworkCard } from "./network-card.tsx"
import type { OpenedNetwork } from "./opened-network.ts"
import styles from "./networks.module.css"

/** Rarely needed, so apart from the page. */
const NetworkDialogs = lazyPart(async () => (await import("./network-dialogs.tsx")).NetworkDialogs)

export interface NetworksSectionProps {
  readonly businessProfileId: BusinessProfileId
}

/** The networks that a business's conversions are told to, with all that can be done with them. */
export const NetworksSection = ({ businessProfileId }: NetworksSectionProps) => {
  const { t } = useTranslation(["conversionNetworks", "common"])
  const { output, failure, retry } = useRead(ListConversionNetworks, { businessProfileId })
  return (
    <Panel title={t("conversionNetworks:title")} description={t("conversionNetworks:lead")}>
      {output === undefined && failure === undefined ? <Skeleton lines={4} /> : null}
      {output === undefined && failure !== undefined ? (
        <ErrorState
          level={3}
          title={t("conversionNetworks:notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          <FailureNotice failure={failure} />
        </ErrorState>
      ) : null}
      {output === undefined ? null : (
        <Networks
          businessProfileId={businessProfileId}
          loaded={output}
          isStale={failure !== undefined}
          onChanged={retry}
        />
      )}
    </Panel>
  )
}

interface NetworksProps extends NetworksSectionProps {
  readonly loaded: OutputOf<typeof ListConversionNetworks>
  readonly isStale: boolean
  readonly onChanged: () => void
}

const Networks = ({ businessProfileId, loaded, isStale, onChanged }: NetworksProps) => {
  const { t } = useTranslation(["conversionNetworks", "common"])
  const mayChange = useMay(businessProfileId)("editCampaigns")
  const [opened, open] = useState<OpenedNetwork>()
  const { availableNetworks, connections, hasActions, hasLeads } = loaded
  const hasAnything = hasActions || hasLeads
  const known: ReadonlyArray<ListNetwork> = [
    ...availableNetworks,
    ...connections.map(({ network }) => network).filter((network) => !availableNetworks.includes(network)),
  ]
  if (known.length === 0)
    return (
      <EmptyState level={3} icon={<Send />} title={t("conversionNetworks:none.title")}>
        {t("conversionNetworks:none.text")}
      </EmptyState>
    )
  return (
    <div className={styles["body"]}>
      {isStale ? (
        <Banner
          tone="warning"
          action={
            <Button size="small" kind="secondary" onPress={onChanged}>
              {t("common:action.retry")}
            </Button>
          }
        >
          {t("conversionNetworks:stale")}
        </Banner>
      ) : null}
      {hasAnything ? null : <Banner tone="info">{t("conversionNetworks:noActions")}</Banner>}
      <ul className={styles["cards"]}>
        {known.map((network) => (
          <li key={network}>
            <NetworkCard
              businessProfileId={businessProfileId}
              network={network}
              connection={connections.find((one) => one.network === network)}
              mayConnect={mayChange && hasAnything && availableNetworks.includes(network)}
              mayChange={mayChange}
              mayTest={mayChange && hasActions}
              onOpen={open}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened === undefined ? null : (
          <NetworkDialogs
            businessProfileId={businessProfileId}
            opened={opened}
            onClose={() => open(undefined)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </div>
  )
}
