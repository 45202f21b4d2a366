import type { ListedApiKey } from "@application/identity/contract"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ListFacts, ListLine, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const badges = {
  Active: "running",
  Expired: "done",
  Revoked: "stopped",
  MakerGone: "attention",
} as const satisfies Record<ListedApiKey["state"], Status>

export interface ApiKeyRowProps {
  readonly apiKey: ListedApiKey
  /** The name of the only business that the key reaches. */
  readonly business: string | undefined
  readonly onRotate: () => void
  readonly onRevoke: () => void
}

/** An API key with its scopes, maker, use and end, and what may be done with it. */
export const ApiKeyRow = ({ apiKey, business, onRotate, onRevoke }: ApiKeyRowProps) => {
  const { t } = useTranslation("portalDevelopers")
  const format = useFormat()
  const { name, end, scopes, state, maker, createdAt, expiresAt, lastUsedAt, businessProfileId } = apiKey
  const made = { name: maker ?? t("portalDevelopers:keys.gone"), day: format.dayOf(createdAt) }
  const works = state === "Active" || state === "MakerGone"
  return (
    <ListRow
      name={
        <>
          <bdi>{name}</bdi> <bdi dir="ltr">mqk_…{end}</bdi>
          <StatusBadge status={badges[state]}>{t(`portalDevelopers:keys.state.${state}`)}</StatusBadge>
        </>
      }
      acts={
        works ? (
          <>
            <Button
              size="small"
              kind="quiet"
              onPress={onRotate}
              aria-label={t("portalDevelopers:rotate.named", { name, end })}
            >
              {t("portalDevelopers:rotate.short")}
            </Button>
            <Button
              size="small"
              kind="quiet"
              onPress={onRevoke}
              aria-label={t("portalDevelopers:revoke.named", { name, end })}
            >
              {t("portalDevelopers:revoke.short")}
            </Button>
          </>
        ) : undefined
      }
    >
      <ListLine>
        <bdi dir="ltr">{scopes.join(", ")}</bdi>
      </ListLine>
      <ListFacts
        facts={[
          t("portalDevelopers:keys.madeBy", made),
          ...(businessProfileId === undefined
            ? []
            : [business ?? t("portalDevelopers:keys.oneBusiness", { id: businessProfileId })]),
          lastUsedAt === undefined
            ? t("portalDevelopers:keys.unused")
            : t("portalDevelopers:keys.used", { when: format.moment(lastUsedAt) }),
          ...(works ? [t("portalDevelopers:keys.ends", { when: format.moment(expiresAt) })] : []),
        ]}
      />
      {state === "MakerGone" ? <ListLine>{t("portalDevelopers:keys.makerGone")}</ListLine> : null}
    </ListRow>
  )
}
