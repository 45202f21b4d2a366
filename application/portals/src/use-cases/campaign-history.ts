import { handler } from "@application/kernel"
import { campaignActs } from "@domain/campaigns"
import { Effect } from "effect"
import { type AuditEntry, type CampaignHistoryEntry, ListCampaignHistory } from "../contract/index.ts"
import { auditPageOf } from "./audit-log.ts"

/** Records of the log that a page looks at; what networks report changes little that is shown. */
const looked = 100

const named = ({ actor }: AuditEntry) =>
  actor.kind !== "user"
    ? { isPersons: false }
    : {
        isPersons: true,
        ...(actor.name !== undefined && { by: actor.name }),
        ...(actor.actedBy?.name !== undefined && { actedBy: actor.actedBy.name }),
      }

const entryOf = (entry: AuditEntry): ReadonlyArray<CampaignHistoryEntry> => {
  const acts = campaignActs(entry.before, entry.after)
  return acts.length === 0 ? [] : [{ position: entry.position, at: entry.at, ...named(entry), acts }]
}

export const listCampaignHistory = handler(
  ListCampaignHistory,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, ...page }) {
    const { entries, ...rest } = yield* auditPageOf({ businessProfileId }, { campaignId, limit: looked, ...page })
    return { entries: entries.flatMap(entryOf), ...rest }
  }),
)
