import { type AssetKind, assetKinds, type AssetState } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { Avatar } from "@ui/kit/avatar"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { FacebookPanel, PageSetUp } from "@ui/shared/linking"
import { RoleNote } from "@ui/shared/role-note"
import { Link2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { UseBadges, UseList } from "./asset-facts.tsx"
import styles from "./assets.module.css"
import type { AssetsRead } from "./read-assets.ts"

const statuses: Readonly<Record<AssetState, Status>> = {
  Ready: "running",
  Waiting: "waiting",
  Refused: "attention",
  Lost: "attention",
  NotConnected: "draft",
}

type AccountKind = Exclude<AssetKind, "Picture" | "Video">

export interface AccountAssetsProps {
  readonly businessProfileId: BusinessProfileId
  readonly kind: AccountKind
  readonly reading: AssetsRead
  readonly mayLink: boolean
  readonly onChanged: () => void
}

/** The accounts of a kind: how each stands, which campaigns use it, and where it is connected. */
export const AccountAssets = ({ businessProfileId, kind, reading, mayLink, onChanged }: AccountAssetsProps) => {
  const { t } = useTranslation("assets")
  const assets = reading.kind === kind ? reading.assets : []
  return (
    <div className={styles["stack"]}>
      {assets.length === 0 ? (
        <EmptyState level={2} icon={<Link2 />} title={t(`assets:account.none.${kind}`)}>
          {t(`assets:account.noneText.${kind}`)}
        </EmptyState>
      ) : (
        <ul className={styles["files"]} aria-label={t(`assets:kind.${kind}`)}>
          {assets.map((asset) => (
            <li key={asset.id}>
              <article className={styles["account"]} aria-label={asset.name}>
                <Avatar name={asset.name} {...(asset.previewUrl !== undefined && { src: asset.previewUrl })} />
                <div className={styles["grow"]}>
                  <div className={styles["bar"]}>
                    <bdi className={styles["name"]}>{asset.name}</bdi>
                    <StatusBadge status={statuses[asset.state]}>{t(`assets:state.${asset.state}`)}</StatusBadge>
                  </div>
                  <p className={styles["quiet"]}>
                    {kind === "Page" && asset.source === "portal"
                      ? t("assets:account.portalPage")
                      : t(`assets:source.${asset.source}`)}
                  </p>
                  {asset.uses.some(({ campaignId }) => campaignId !== undefined) ? (
                    <details>
                      <summary className={styles["summary"]}>
                        <UseBadges uses={asset.uses} />
                      </summary>
                      <UseList businessProfileId={businessProfileId} uses={asset.uses} />
                    </details>
                  ) : (
                    <UseBadges uses={asset.uses} />
                  )}
                  {asset.link === undefined ? null : (
                    <a href={asset.link} target="_blank" rel="noreferrer">
                      {t("assets:account.seen")}
                    </a>
                  )}
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <Connect businessProfileId={businessProfileId} kind={kind} mayLink={mayLink} onChanged={onChanged} />
    </div>
  )
}

/** Where a kind of account is connected again. */
const Connect = ({ businessProfileId, kind, mayLink, onChanged }: Omit<AccountAssetsProps, "reading">) => {
  const { t } = useTranslation("assets")
  const [isSettingUp, setSettingUp] = useState(false)
  const { connectedAt } = assetKinds[kind]
  const finish = () => {
    setSettingUp(false)
    onChanged()
  }
  if (connectedAt === "portal") return <Banner tone="info">{t("assets:account.adAccount")}</Banner>
  if (connectedAt === "productFeed")
    return (
      <div>
        <NavButton to={`/app/${businessProfileId}/productFeed`} kind="secondary">
          {t("assets:account.toFeed")}
        </NavButton>
      </div>
    )
  if (!mayLink) return <RoleNote action="linkAccounts" />
  return (
    <Panel title={t("assets:facebook.title")} description={t("assets:facebook.lead")}>
      {isSettingUp ? (
        <PageSetUp businessProfileId={businessProfileId} instagram onDone={finish} onSkip={finish} />
      ) : (
        <FacebookPanel
          businessProfileId={businessProfileId}
          returnTo={`/app/${businessProfileId}/assets?kind=${kind}`}
          onChanged={onChanged}
          onSetUp={() => setSettingUp(true)}
        />
      )}
    </Panel>
  )
}
