import { ListIssuingEntities } from "@application/wallet/contract"
import type { Portal } from "@domain/portals"
import { useRead } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { IssuingEntityForm } from "./issuing-entity-form.tsx"

/** Who issues the portal's documents in each of its regions. */
export const IssuingEntities = ({ portal }: { readonly portal: Portal }) => {
  const { t } = useTranslation(["billing", "failures", "common"])
  const { output, failure, retry } = useRead(ListIssuingEntities, { portalId: portal.id })
  return (
    <Panel title={t("billing:issuer.title")} description={t("billing:issuer.lead")}>
      <div className={styles["stack"]}>
        {output === undefined ? null : (
          <Tabs
            label={t("billing:issuer.regions")}
            keepsClosed
            items={output.map((entity) => ({
              id: entity.region,
              label: t(`common:region.${entity.region}`),
              content: <IssuingEntityForm portalId={portal.id} entity={entity} onSaved={retry} />,
            }))}
          />
        )}
        {output !== undefined ? null : failure === undefined ? (
          <Skeleton shape="box" height="8rem" />
        ) : (
          <ErrorState
            title={t("billing:issuer.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          >
            {failureMessage(failure, (keys, values) => t(keys, values))}
          </ErrorState>
        )}
      </div>
    </Panel>
  )
}
