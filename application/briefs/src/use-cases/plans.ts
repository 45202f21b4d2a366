import { handler } from "@application/kernel"
import {
  BriefMoveNotAllowed,
  isPlannable,
  PlanChanged,
  planText,
  planTotals,
  versionState,
  nextApprover,
} from "@domain/briefs"
import { InvalidFields } from "@domain/identity"
import { Effect } from "effect"
import { GetBriefPlan, SaveBriefPlan } from "../contract/plans.ts"
import { BriefPlans } from "../stores/brief-plans.ts"
import { PlanComments } from "../stores/plan-comments.ts"
import { briefOf, keptBrief, lockedBrief, namesOf, versionsOf, writtenPlan } from "./stored-brief.ts"

export const getBriefPlan = handler(
  GetBriefPlan,
  Effect.fnUntraced(function* (key) {
    const { businessProfileId, briefId } = key
    const brief = yield* briefOf(key)
    const { lines, revision } = yield* writtenPlan(key, brief)
    const versions = yield* versionsOf(key)
    const { rows: comments } = yield* (yield* PlanComments).list("ofBrief", { businessProfileId, briefId })
    const people = versions.flatMap(({ approverIds, sentBy }) => [...approverIds, sentBy])
    const names = yield* namesOf(businessProfileId, [...people, ...comments.map(({ userId }) => userId)])
    const person = (id: (typeof people)[number]) => ({ id, name: names.get(id) ?? "" })
    const [newest] = versions
    return {
      currency: brief.currency,
      lines,
      revision,
      isChanged: newest !== undefined && planText(newest.lines, brief.currency) !== planText(lines, brief.currency),
      versions: versions.map((version) => {
        const { approverIds, sentBy, campaigns = [], decisions, hash, sentAt, deadlineAt } = version
        const next = nextApprover(version)
        return {
          version: version.version,
          lines: version.lines,
          hash,
          state: versionState(version),
          approvers: approverIds.map(person),
          decisions,
          sentBy: person(sentBy),
          sentAt,
          deadlineAt,
          campaigns,
          ...(next !== undefined && { next }),
        }
      }),
      comments: comments.map(({ businessProfileId: _owner, briefId: _brief, ...comment }) => ({
        ...comment,
        name: names.get(comment.userId) ?? "",
      })),
    }
  }),
)

export const saveBriefPlan = handler(
  SaveBriefPlan,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, revision, lines }) {
    const key = { businessProfileId, briefId }
    const brief = yield* lockedBrief(key)
    if (!isPlannable(brief)) return yield* new BriefMoveNotAllowed({ from: brief.status, to: "Ongoing" })
    const ids = new Set(lines.map(({ id }) => id))
    if (ids.size !== lines.length || ids.has(""))
      return yield* new InvalidFields({ fields: { lines: ["validation.fieldNotAllowed"] } })
    const plans = yield* BriefPlans
    const before = yield* plans.forChange({ businessProfileId, briefId })
    if ((before?.revision ?? 0) !== revision) return yield* new PlanChanged({})
    const planned = { lines: lines.length, ...planTotals(lines) }
    const { updatedAt } = yield* keptBrief(key, { ...brief, planned })
    yield* plans.save({ businessProfileId, briefId, lines, revision: revision + 1, updatedAt })
    return { revision: revision + 1 }
  }),
)
