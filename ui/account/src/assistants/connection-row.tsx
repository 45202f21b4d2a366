import type { ListAssistantConnections } from "@application/identity/contract"
import type { OutputOf } from "@application/kernel"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ListFacts, ListLine, ListRow } from "@ui/shared/list"
import { useOwnFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { scopeWords } from "./scope-words.ts"

export type Connection = OutputOf<typeof ListAssistantConnections>[number]

export interface ConnectionRowProps {
  readonly connection: Connection
  readonly onEnd: () => void
}

/** An assistant with what it may do, on which businesses, since and until when, and its last use. */
export const ConnectionRow = ({ connection, onEnd }: ConnectionRowProps) => {
  const { t } = useTranslation("assistants")
  const format = useOwnFormat()
  const { name, host, scopes, businesses, createdAt, lastUsedAt, expiresAt } = connection
  return (
    <ListRow
      name={
        <>
          <bdi>{name}</bdi>
          {host === undefined ? (
            <Badge tone="warning">{t("assistants:connections.unverified")}</Badge>
          ) : (
            <bdi dir="ltr">{host}</bdi>
          )}
        </>
      }
      acts={
        <Button
          size="small"
          kind="secondary"
          onPress={onEnd}
          aria-label={t("assistants:connections.endNamed", { name })}
        >
          {t("assistants:connections.end")}
        </Button>
      }
    >
      <ListLine>{scopes.map((scope) => t(`assistants:scope.${scopeWords(scope)}.name`)).join(" · ")}</ListLine>
      <ListLine>
        {businesses === undefined ? (
          t("assistants:request.all")
        ) : (
          <bdi>{businesses.map((business) => business.name).join(", ")}</bdi>
        )}
      </ListLine>
      <ListFacts
        facts={[
          t("assistants:connections.since", { day: format.dayOf(createdAt) }),
          lastUsedAt === undefined
            ? t("assistants:connections.unused")
            : t("assistants:connections.used", { when: format.moment(lastUsedAt) }),
          t("assistants:connections.until", { day: format.dayOf(expiresAt) }),
        ]}
      />
    </ListRow>
  )
}
