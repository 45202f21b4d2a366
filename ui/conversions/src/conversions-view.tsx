import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import { Target } from "lucide-react"
import { type ReactNode, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { ActionsPart } from "./actions-part.tsx"
import type { Opened } from "./conversion-dialogs.tsx"
import { NewestPart } from "./newest-part.tsx"
import type { ConversionsShown } from "./read-conversions.ts"
import { ServerKeysPart } from "./server-keys-part.tsx"
import { SitePart } from "./site-part.tsx"
import { StandingLine } from "./standing-line.tsx"
import { TagPart } from "./tag-part.tsx"
import { TesterPart } from "./tester-part.tsx"

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const ConversionDialogs = lazyPart(async () => (await import("./conversion-dialogs.tsx")).ConversionDialogs)

export interface ConversionsViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly value: ConversionsShown
  /** Whether the newest reading failed. */
  readonly isStale: boolean
  /** Whether the user's role lets them change anything here. */
  readonly mayChange: boolean
  readonly onChanged: () => void
  /** What is told to the ad networks, between the newest conversions and the keys of servers. */
  readonly networks?: ReactNode
}

/** The page of conversions: how the website stands, three steps to set it up, and what was counted. */
export const ConversionsView = (props: ConversionsViewProps) => {
  const { businessProfileId, value, isStale, mayChange, onChanged, networks } = props
  const { t } = useTranslation(["conversions", "common"])
  const [opened, open] = useState<Opened>()
  const { setUp, newest } = value
  const { site } = setUp
  const begin = <Button onPress={() => open({ what: "site" })}>{t("conversions:site.begin")}</Button>
  return (
    <div className={page["page"]}>
      <PageHead title={t("conversions:title")} lead={<StandingLine setUp={setUp} />} />
      <RoleNote action="manageConversions" />
      {isStale ? (
        <Banner
          tone="warning"
          action={
            <Button size="small" kind="secondary" onPress={onChanged}>
              {t("common:action.retry")}
            </Button>
          }
        >
          {t("conversions:stale")}
        </Banner>
      ) : null}
      {site === undefined ? (
        <>
          <EmptyState
            level={2}
            icon={<Target />}
            title={t("conversions:empty.title")}
            {...(mayChange && { action: begin })}
          >
            {t(mayChange ? "conversions:empty.text" : "conversions:empty.reader")}
          </EmptyState>
          {/* Networks are told of leads too, which need no website. */}
          {networks}
        </>
      ) : (
        <>
          <TagPart {...{ businessProfileId, site, mayChange }} />
          <ActionsPart
            {...{ businessProfileId, setUp, mayChange, onChanged }}
            onAdd={() => open({ what: "action" })}
            onEdit={(action) => open({ what: "action", action })}
          />
          <TesterPart {...{ businessProfileId, setUp, mayChange }} />
          <Panel title={t("conversions:newest.title")} description={t("conversions:newest.text")}>
            <NewestPart {...{ businessProfileId, newest }} currency={setUp.currency} />
          </Panel>
          {networks}
          <ServerKeysPart
            {...{ businessProfileId, setUp, mayChange, onChanged }}
            onMade={(serverKey) => open({ what: "key", serverKey })}
          />
          <SitePart
            {...{ site, mayChange }}
            onEdit={() => open({ what: "site" })}
            onRemove={() => open({ what: "remove" })}
          />
        </>
      )}
      <Suspense fallback={null}>
        {opened === undefined ? null : (
          <ConversionDialogs
            {...{ businessProfileId, setUp, opened }}
            onClose={() => open(undefined)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </div>
  )
}
